/*
 * Runs in a measured page, before its own script. `stopwatch(type, isDone)` waits for the next event of the type,
 * then for the first frame in which `isDone()` holds; `elapsed` becomes the ms from the event until that frame was
 * painted, and fails after ten seconds.
 */
window.stopwatch = (type, isDone) => {
  window.elapsed = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing was shown after "${type}": ${isDone}`)), 10_000);
    const afterPaint = (event) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - event.timeStamp);
      port2.postMessage('');
    };
    const look = (event) => requestAnimationFrame(() => (isDone() ? afterPaint(event) : look(event)));
    addEventListener(type, look, { capture: true, once: true });
  });
};
