type DialogEntry = { hasDialog?: boolean } | null;

/** Tells whether the page stands on the entry of a dialog: it was reloaded while that was open. */
export const isOnDialogEntry = () => Boolean((window.history.state as DialogEntry)?.hasDialog);
