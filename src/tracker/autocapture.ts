import type { CapturedElement, CapturedEvents } from '#contract/event.ts';
import type { Autocapture } from '#contract/remote-config.ts';
import {
  type ElementPath,
  hasOwnText,
  mayCaptureAt,
  mayCaptureChange,
  type Subject,
  subjectOf,
} from './autocapture-rules.ts';
import { capturedAddress, capturedAttribute, capturedLine, capturedText } from './captured-text.ts';
import { createClickGroups } from './click-groups.ts';
import { attributesOf, hierarchyOf } from './hierarchy.ts';
import { linkedFile } from './linked-file.ts';
import { readPath, readText } from './read-element.ts';

/** Receives a captured event; `at` is epoch ms. */
export type Capture = (
  name: keyof CapturedEvents,
  properties: CapturedEvents[keyof CapturedEvents],
  at: number,
) => void;

type Listen = (type: 'click' | 'change', listener: (element: Element, event: MouseEvent) => void) => void;

/**
 * Captures what visitors do on the public pages (§ 5, § 9), as far as the server has switched it on. Everything is read
 * at the moment of the press, because the page may have changed afterwards.
 */
export function startAutocapture(what: Autocapture, capture: Capture, signal: AbortSignal): void {
  const listen: Listen = (type, listener) =>
    document.addEventListener(
      type,
      (event) => {
        // An untrusted event comes from a script, not from a visitor.
        if (!event.isTrusted || !mayCaptureAt(location.pathname)) return;
        if (event.target instanceof Element) listener(event.target, event as MouseEvent);
      },
      // In the capture phase, before the page's own listeners change what was pressed.
      { signal, capture: true },
    );

  if (what.clicks) captureClicks(listen, capture, signal);
  if (what.forms) {
    listen('change', (element) => {
      const path = readPath(element);
      if (mayCaptureChange(path)) capture('[Amplitude] Element Changed', describeElement(path, element), Date.now());
    });
  }
  if (what.downloads) listen('click', (element) => captureDownload(element, capture));
}

function captureClicks(listen: Listen, capture: Capture, signal: AbortSignal): void {
  const groups = createClickGroups({
    setTimeout: (action, delayMs) => window.setTimeout(action, delayMs),
    clearTimeout: (timer) => window.clearTimeout(timer),
  });
  const observer = new MutationObserver(() => {
    groups.recordEffect();
    observer.disconnect();
  });

  listen('click', (element, { clientX: x, clientY: y }) => {
    const pressed = pressedBy(element);
    if (pressed === null) return;
    const { target, path, waitsForEffect } = pressed;
    const at = Date.now();
    const described = { ...describeElement(path, target), ...describePosition(target) };
    if (waitsForEffect) {
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    }
    groups.add({
      x,
      y,
      target,
      waitsForEffect,
      report: (count) => capture('[Amplitude] Element Clicked', { ...described, '[Amplitude] Click Count': count }, at),
    });
  });
  window.addEventListener('pagehide', groups.flush, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    groups.drop();
  });
}

function captureDownload(element: Element, capture: Capture): void {
  const pressed = pressedBy(element);
  const { id, href, download } = pressed?.path[0]?.attributes ?? {};
  if (pressed === null || href === undefined) return;
  const file = linkedFile(href, location.href, download);
  if (file === null) return;
  capture(
    '[Amplitude] File Downloaded',
    {
      '[Amplitude] File Extension': file.extension,
      '[Amplitude] File Name': capturedAttribute(file.name),
      ...(id && { '[Amplitude] Link ID': capturedAttribute(id) }),
      '[Amplitude] Link Text': capturedText(readText(pressed.target)),
      '[Amplitude] Link URL': capturedAddress(href, location.href),
      '[Amplitude] Page URL': pageAddress(),
    },
    Date.now(),
  );
}

/** The element to which a press is attributed; null for a press that must not be captured. */
export function pressedBy(element: Element): (Subject & { target: Element }) | null {
  const path = readPath(element);
  const subject = subjectOf(path);
  return subject && { ...subject, target: ancestorOf(element, path.length - subject.path.length) };
}

function describeElement(path: ElementPath, element: Element): CapturedElement {
  const facts = path[0]!;
  const { id, class: className } = facts.attributes;
  const { 'aria-label': label, href, ...attributes } = attributesOf(facts, location.href);
  const text = hasOwnText(facts) ? capturedText(readText(element)) : '';
  return {
    '[Amplitude] Element Tag': facts.tag,
    ...(id && { '[Amplitude] Element ID': capturedAttribute(id) }),
    ...(className && { '[Amplitude] Element Class': capturedAttribute(className) }),
    ...(text && { '[Amplitude] Element Text': text }),
    ...(label && { '[Amplitude] Element Aria Label': label }),
    ...(href && { '[Amplitude] Element Href': href }),
    ...(Object.keys(attributes).length > 0 && { '[Amplitude] Element Attributes': attributes }),
    '[Amplitude] Element Hierarchy': hierarchyOf(path, location.href),
    '[Amplitude] Page URL': pageAddress(),
    '[Amplitude] Page Title': capturedLine(document.title),
  };
}

function describePosition(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return {
    '[Amplitude] Element Position Left': Math.round(left + window.scrollX),
    '[Amplitude] Element Position Top': Math.round(top + window.scrollY),
    '[Amplitude] Viewport Width': window.innerWidth,
    '[Amplitude] Viewport Height': window.innerHeight,
  };
}

/** Without query and fragment, which may contain a token that gives access to an account. */
function pageAddress(): string {
  return location.origin + location.pathname;
}

function ancestorOf(element: Element, levels: number): Element {
  return levels === 0 ? element : ancestorOf(element.parentElement!, levels - 1);
}
