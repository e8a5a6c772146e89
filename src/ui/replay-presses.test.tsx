import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replayPresses } from './replay-presses';

/** A window of its own, whose listeners nobody else has, with what takes the picture of its page. */
function aPage() {
  const heard: string[] = [];
  const listeners = new Set<(event: Event) => void>();
  const addEventListener = (_: string, listener: (event: Event) => void) => void listeners.add(listener);
  let takePicture = () => {};
  const page = {
    defaultView: { addEventListener },
    startViewTransition({ update }: { update: () => unknown }) {
      takePicture = () => void update();
      return {};
    },
  } as unknown as Document;
  const box = document.createElement('form');
  box.innerHTML =
    '<a href="/groups">Groups</a><textarea></textarea><select><option>Oak</option><option>Elm</option></select>' +
    '<button>Send</button>';
  document.body.append(box);
  for (const kind of ['click', 'submit', 'input', 'change']) {
    const hear = (event: Event) => {
      for (const listener of listeners) listener(event);
    };
    box.addEventListener(kind, hear, true);
    box.addEventListener(kind, (event) => {
      event.preventDefault();
      const { localName, value } = event.target as HTMLTextAreaElement;
      heard.push([kind, localName, value].filter(Boolean).join(' '));
    });
  }
  const part = (name: string) => box.querySelector(name) as HTMLElement;
  return { page, heard, box, part, takePicture: () => takePicture() };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

let one: ReturnType<typeof aPage>;
beforeEach(() => {
  one = aPage();
});
afterEach(() => {
  one.box.remove();
  vi.restoreAllMocks();
});

it('does nothing where pages can’t turn', () => {
  const addEventListener = vi.fn();
  replayPresses({ defaultView: { addEventListener } } as unknown as Document);
  expect(addEventListener).not.toHaveBeenCalled();
});

it('holds a press until the picture is taken, and does it then, once', async () => {
  const { page, heard, part, takePicture } = one;
  replayPresses(page);
  const update = vi.fn();
  page.startViewTransition({ update });
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  part('a').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(heard).toEqual([]);
  takePicture();
  expect(update).toHaveBeenCalledOnce();
  await soon();
  expect(heard).toEqual(['click a']);
  part('a').click();
  expect(heard).toEqual(['click a', 'click a']);
});

it('holds a form that is sent, and sends it then', async () => {
  const { page, heard, box, takePicture } = one;
  replayPresses(page);
  page.startViewTransition({ update: () => undefined });
  (box as HTMLFormElement).requestSubmit();
  expect(heard).toEqual([]);
  takePicture();
  await soon();
  expect(heard).toEqual(['submit form']);
});

it('tells of what was typed and chosen meanwhile, also where it was put back, and then sends it', async () => {
  const { page, heard, box, part, takePicture } = one;
  replayPresses(page);
  const [text, choice] = [part('textarea') as HTMLTextAreaElement, part('select') as HTMLSelectElement];
  // As React does, which looks at all that it writes itself.
  const written = vi.fn();
  Object.defineProperty(text, 'value', {
    get: () => Reflect.get(HTMLTextAreaElement.prototype, 'value', text),
    set: written,
  });
  const type = (value: string) => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', value, text);
    text.dispatchEvent(new Event('input', { bubbles: true }));
  };
  page.startViewTransition({
    update: () => Reflect.set(HTMLTextAreaElement.prototype, 'value', 'Yes', text),
  });
  type('Yes, p');
  type('Yes, please');
  choice.value = 'Elm';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  (box as HTMLFormElement).requestSubmit();
  expect(heard).toEqual([]);
  takePicture();
  await soon();
  const typed = 'input textarea Yes, please';
  expect(heard).toEqual([typed, typed, 'change select Elm', 'submit form']);
  expect(written).not.toHaveBeenCalled();
});

it('leaves to the browser what opens another tab', () => {
  const { page, heard, part } = one;
  replayPresses(page);
  page.startViewTransition({ update: () => undefined });
  part('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(heard).toEqual(['click a']);
});

it('gives up what is gone by then', async () => {
  const { page, heard, part, takePicture } = one;
  replayPresses(page);
  page.startViewTransition({ update: () => part('a').remove() });
  part('a').click();
  takePicture();
  await soon();
  expect(heard).toEqual([]);
});

it('hears again where the picture can’t be taken', async () => {
  const { page, heard, part } = one;
  page.startViewTransition = () => {
    throw new Error('No');
  };
  replayPresses(page);
  expect(() => page.startViewTransition({ update: () => undefined })).toThrow();
  part('a').click();
  expect(heard).toEqual(['click a']);
});
