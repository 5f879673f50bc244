declare global {
  interface Window {
    /** The buttons marked `data-early` that were pressed before their scripts had come. */
    earlyPresses?: Element[];
  }
}

/** Stands in the page's head, long before the scripts: it keeps presses that nothing could answer yet. */
export const keepEarlyPresses =
  "earlyPresses=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b)earlyPresses.push(b)})";
