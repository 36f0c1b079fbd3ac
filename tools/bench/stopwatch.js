/*
 * Runs in a measured page, before its own script. `stopwatch(type, isDone)` waits for the next event of the type,
 * then until `isDone()` holds; `elapsed` becomes the ms from the event until the next frame was painted, and fails
 * after ten seconds. It looks when something changes: looking at each frame would make the browser paint them all,
 * and slow down what is measured.
 */
window.stopwatch = (type, isDone) => {
  window.elapsed = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing was shown after "${type}": ${isDone}`)), 10_000);
    const start = ({ timeStamp }) => {
      const look = () => {
        if (!isDone()) return;
        changes.disconnect();
        removeEventListener('input', look);
        // The first task after the frame: before pictures that come just then.
        requestAnimationFrame(() => {
          scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' });
        });
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      // What a field holds is no part of the document.
      addEventListener('input', look);
    };
    addEventListener(type, start, { capture: true, once: true });
  });
};
