declare global {
  interface Window {
    /** The buttons marked `data-early` that were pressed before their scripts had come. */
    earlyPresses?: Element[];
  }
}

/** Runs in the page's head: it keeps presses from before the scripts have loaded. */
export const keepEarlyPresses =
  "earlyPresses=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b)earlyPresses.push(b)})";
