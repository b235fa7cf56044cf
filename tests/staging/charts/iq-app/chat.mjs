const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: grid; grid-template-rows: 1fr auto auto; gap: .75rem; block-size: 100%; box-sizing: border-box;
    padding: 1rem; font: 15px/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
  [role=log] { overflow: auto; display: grid; align-content: start; gap: .6rem; }
  p { margin: 0; max-inline-size: 42rem; padding: .6rem .8rem; border-radius: 10px; white-space: pre-line;
    background: color-mix(in srgb, CanvasText 8%, Canvas); }
  p.mine { justify-self: end; background: #1d4ed8; color: #fff; }
  .suggestions { display: flex; flex-wrap: wrap; gap: .5rem; }
  form { display: flex; gap: .5rem; }
  input { flex: 1; padding: .6rem; font: inherit; }
  button { padding: .55rem .9rem; font: inherit; cursor: pointer; }
`);

/**
 * The chat element of the chart service. It runs in the app's page, whose security policy allows no inline style or
 * script.
 */
class Chat extends HTMLElement {
  static observedAttributes = ['options', 'auth-key', 'auth-token'];
  #log = document.createElement('div');
  #suggestions = document.createElement('div');

  connectedCallback() {
    if (this.shadowRoot === null) this.#build();
    this.#showOptions();
    // Later, so that the element around this one has time to listen.
    queueMicrotask(() => this.dispatchEvent(new CustomEvent('load', { detail: {} })));
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === 'options' && this.shadowRoot !== null) this.#showOptions();
  }

  #build() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    this.#log.setAttribute('role', 'log');
    this.#log.setAttribute('aria-label', 'Conversation');
    this.#suggestions.className = 'suggestions';
    const form = document.createElement('form');
    const input = Object.assign(document.createElement('input'), { name: 'question', autocomplete: 'off' });
    input.setAttribute('aria-label', 'Your question');
    form.append(input, Object.assign(document.createElement('button'), { textContent: 'Send' }));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const question = input.value.trim();
      input.value = '';
      if (question !== '') void this.#ask(question);
    });
    root.append(this.#log, this.#suggestions, form);
  }

  #showOptions() {
    const { welcomeMessages = [], initialSuggestions = [] } = JSON.parse(this.getAttribute('options') ?? '{}');
    if (this.#log.childElementCount === 0)
      welcomeMessages.forEach((/** @type {string} */ message) => this.#say(message));
    const buttons = initialSuggestions.map((/** @type {{ title: string }} */ { title }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: title });
      button.addEventListener('click', () => void this.#ask(title));
      return button;
    });
    this.#suggestions.replaceChildren(...buttons);
  }

  /** @param {string} question */
  async #ask(question) {
    this.#say(question).className = 'mine';
    const bubble = this.#say('…');
    try {
      bubble.textContent = await this.#answerTo(question);
    } catch (error) {
      bubble.textContent = String(error);
    }
    bubble.scrollIntoView({ block: 'nearest' });
  }

  /**
   * Reads the authorisation again for each question, because the page may have renewed it.
   * @param {string} question
   */
  async #answerTo(question) {
    const response = await fetch(`${this.getAttribute('api-host')?.replace(/\/$/, '')}/0.1.0/iqmessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: this.getAttribute('auth-key'), token: this.getAttribute('auth-token'), question }),
    });
    if (!response.ok) throw new Error('The chat is not authorised.');
    const lines = (await response.text()).trim().split('\n');
    return lines.map((line) => JSON.parse(line).chunk ?? '').join('');
  }

  /** @param {string} text */
  #say(text) {
    const bubble = Object.assign(document.createElement('p'), { textContent: text });
    this.#log.append(bubble);
    return bubble;
  }
}

if (!customElements.get('luzmo-iq-chat-component')) customElements.define('luzmo-iq-chat-component', Chat);
