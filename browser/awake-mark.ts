/** Stands on the root element once the page's scripts have come: links then fetch ahead themselves. */
export const awakeMark = 'data-awake';

export function markAwake(): void {
  document.documentElement.setAttribute(awakeMark, '');
}
