type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** True for a key that is pressed with Alt, Ctrl or Meta: it is a shortcut of the browser, such as Back or page zoom. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey;
