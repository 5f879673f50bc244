/** On a wide screen the facets are dropdowns: a press or the focus elsewhere closes them, and so does Escape. */
export function closeDropdownsOutside(form: HTMLFormElement | null): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const wide = window.matchMedia('(min-width: 48rem)');
  const closeOthers = (target: EventTarget | null) => {
    if (!wide.matches) return;
    for (const facet of form?.querySelectorAll('details[open]') ?? []) {
      const isOutside = target instanceof Node && !facet.contains(target) && !target.contains(facet);
      if (isOutside) facet.removeAttribute('open');
    }
  };
  for (const name of ['pointerdown', 'focusin']) {
    document.addEventListener(name, ({ target }) => closeOthers(target), { signal });
  }
  form?.addEventListener(
    'keydown',
    ({ key, target }) => {
      const facet = target instanceof Element && target.closest('details[open]');
      if (key !== 'Escape' || !facet || !wide.matches) return;
      facet.querySelector('summary')?.focus();
      facet.removeAttribute('open');
    },
    { signal },
  );
  wide.addEventListener('change', () => form?.matches(':popover-open') && form.hidePopover(), { signal });
  return () => leaving.abort();
}
