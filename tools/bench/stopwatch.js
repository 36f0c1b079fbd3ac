/*
 * Runs in a measured page before the page's own script. `stopwatch(type, isDone)` waits for the next event of the type,
 * then until `isDone()` is true. `elapsed` becomes a promise of the ms from the event until the next frame is painted,
 * which rejects after ten seconds. Checks only when something changes: checking at each frame would make the browser
 * paint every frame, and slow down what is measured.
 */
window.stopwatch = (type, isDone) => {
  window.elapsed = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing was shown after "${type}": ${isDone}`)), 10_000);
    const start = ({ timeStamp }) => {
      const look = () => {
        if (!isDone()) return;
        changes.disconnect();
        removeEventListener('input', look);
        // The first task after the frame, before pictures that arrive just then.
        requestAnimationFrame(() => {
          scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' });
        });
      };
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      // Changes to a field's value cause no mutations.
      addEventListener('input', look);
    };
    addEventListener(type, start, { capture: true, once: true });
  });
};
