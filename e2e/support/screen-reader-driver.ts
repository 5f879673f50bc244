import { expect, type CDPSession, type Page } from '@playwright/test';
import { type UserDriver, openHydrated, type Role, moveFocusedSlider } from './user-driver';
import { PATIENCE_MS } from './matcher-result';

type Value = { value?: unknown };

/** A node of the browser's accessibility tree. */
type AccessibilityNode = { ignored: boolean; role?: Value; name?: Value; value?: Value; backendDOMNodeId?: number };

/** Chromium's roles of a `<summary>`, single or grouped. */
const DISCLOSURE_ROLE = /^DisclosureTriangle(Grouped)?$/;

/**
 * Drives a page through the browser's accessibility tree, like a screen reader.
 * Finds elements by role and name in reading order and activates them, even if a pointer could not reach them.
 */
export class ScreenReaderDriver implements UserDriver {
  private session?: Promise<CDPSession>;

  constructor(readonly page: Page) {}

  async open(path: string) {
    await openHydrated(this.page, path);
  }

  async press(role: Role, name: string | RegExp) {
    await this.activate(await this.findId(role, name));
  }

  async expand(name: string | RegExp) {
    await this.activate(await this.findId(DISCLOSURE_ROLE, name));
  }

  async fill(name: string | RegExp, text: string, role: Role = 'textbox') {
    const node = await this.findId(role, name);
    await this.focus(node);
    await this.call(node, 'function () { this.select(); }');
    await (await this.browser()).send('Input.insertText', { text });
  }

  async selectOption(name: string | RegExp, option: string) {
    await this.focus(await this.findId('combobox', name));
    await this.page.keyboard.type(option);
  }

  async moveSlider(name: string | RegExp, steps: number) {
    await this.focus(await this.findId('slider', name));
    await moveFocusedSlider(this.page, steps);
  }

  async waitFor(role: Role, name: string | RegExp) {
    await this.findId(role, name);
  }

  async moveFocusTo(role: Role, name: string | RegExp) {
    await this.focus(await this.findId(role, name));
  }

  async readField(role: Role, name: string | RegExp) {
    const { value } = await this.findNode(role, name);
    return String(value?.value ?? '');
  }

  /** Node id of the first match in reading order. */
  private async findId(role: string | RegExp, name: string | RegExp): Promise<number> {
    return (await this.findNode(role, name)).backendDOMNodeId ?? NaN;
  }

  private async findNode(role: string | RegExp, name: string | RegExp): Promise<AccessibilityNode> {
    let found: AccessibilityNode = { ignored: true };
    let tree: AccessibilityNode[] = [];
    const matches = (value: Value | undefined, sought: string | RegExp) =>
      sought instanceof RegExp ? sought.test(String(value?.value ?? '')) : value?.value === sought;
    const hasRole = (node: AccessibilityNode) => !node.ignored && matches(node.role, role);
    const isMatch = (node: AccessibilityNode) => hasRole(node) && matches(node.name, name);
    const namesOfRole = () => tree.filter(hasRole).map((node) => node.name?.value);
    await expect(async () => {
      tree = await this.tree();
      found = tree.find(isMatch) ?? { ignored: true };
      expect(
        found.ignored,
        `no ${role} “${name}” in the accessibility tree; others of this role: ${namesOfRole().join(' | ')}`,
      ).toBe(false);
    }).toPass({ timeout: PATIENCE_MS });
    return found;
  }

  private async tree(): Promise<AccessibilityNode[]> {
    const { nodes } = await (await this.browser()).send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    // Chromium lists the tree breadth-first; a screen reader reads it depth-first.
    const depthFirst = (id: string): (typeof nodes)[number][] => {
      const node = byId.get(id);
      return node ? [node, ...(node.childIds ?? []).flatMap(depthFirst)] : [];
    };
    return nodes[0] ? depthFirst(nodes[0].nodeId) : [];
  }

  private async activate(node: number) {
    await this.call(node, 'function () { this.scrollIntoView({ block: "center" }); this.focus(); this.click(); }');
  }

  private async focus(node: number) {
    await (await this.browser()).send('DOM.focus', { backendNodeId: node });
  }

  private async call(node: number, functionDeclaration: string) {
    const browser = await this.browser();
    const { object } = await browser.send('DOM.resolveNode', { backendNodeId: node });
    const { objectId } = object;
    await browser.send('Runtime.callFunctionOn', { objectId, functionDeclaration, userGesture: true });
  }

  private browser(): Promise<CDPSession> {
    return (this.session ??= this.page.context().newCDPSession(this.page));
  }
}
