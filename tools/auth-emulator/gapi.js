/*
 * Replaces https://apis.google.com/js/api.js without Internet access. It has the part of `gapi.iframes` with which
 * Firebase's SDK and the Auth emulator's hidden frame exchange messages, over postMessage. Runs in both windows.
 */
(() => {
  const TAG = 'oddHoursGapi';
  let count = 0;
  let parentChannel;

  /** One end of a conversation with another window. */
  function openChannel(otherWindow) {
    const handlers = new Map();
    const awaited = new Map();
    let early = [];

    async function handle({ id, event, data }) {
      const answer = await handlers.get(event)(data);
      otherWindow().postMessage({ [TAG]: 'answer', id, answer: [answer] }, '*');
    }

    window.addEventListener('message', ({ data: message, source }) => {
      if (source !== otherWindow() || !message?.[TAG]) return;
      if (message[TAG] === 'answer') {
        try {
          awaited.get(message.id)?.(message.answer);
        } catch {
          // Google's script swallows it too, and the SDK counts on that: it fails each answer after having taken it.
        }
        awaited.delete(message.id);
      } else if (handlers.has(message.event)) handle(message);
      else early.push(message);
    });

    return {
      register(event, handler) {
        handlers.set(event, handler);
        const due = early.filter((message) => message.event === event);
        early = early.filter((message) => message.event !== event);
        due.forEach(handle);
      },
      send(event, data, onAnswer) {
        const id = `${event}-${++count}-${Math.random()}`;
        if (onAnswer) awaited.set(id, onAnswer);
        otherWindow().postMessage({ [TAG]: 'question', id, event, data }, '*');
      },
      ping(onAnswer) {
        return new Promise((resolve) => {
          this.send('_ping', null, (answer) => {
            onAnswer?.(answer);
            resolve(answer);
          });
        });
      },
      restyle: () => Promise.resolve(),
    };
  }

  const context = {
    open({ url, where, attributes }, onOpen) {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes?.style);
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
      const channel = openChannel(() => frame.contentWindow);
      return new Promise((resolve, reject) => {
        frame.addEventListener('load', () => Promise.resolve(onOpen(channel)).then(resolve, reject), { once: true });
        frame.src = url;
        where.append(frame);
      });
    },
    getParentIframe: () => (parentChannel ??= openChannel(() => window.parent)),
  };

  window.gapi = {
    load: (_name, options) => setTimeout(typeof options === 'function' ? options : options.callback),
    iframes: { Iframe: class {}, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  if (window.parent !== window) context.getParentIframe().register('_ping', () => ({ status: 'ACK' }));
  window.gapi_onload?.();
})();
