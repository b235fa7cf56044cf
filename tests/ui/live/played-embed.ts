/** The vendor's elements, as far as a grant leads to one of them. */
class Loading extends HTMLElement {
  connectedCallback(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
  async setAuthorization(): Promise<void> {}
  async reloadDashboard(): Promise<void> {}
  async refreshData(): Promise<void> {}
}

class Dashboard extends Loading {
  override connectedCallback(): void {
    this.dataset['testid'] = 'chart';
    super.connectedCallback();
  }
}

class Chat extends Loading {
  override connectedCallback(): void {
    this.dataset['testid'] = 'chat';
    super.connectedCallback();
  }
}

function defined(name: string, element: CustomElementConstructor): CustomElementConstructor {
  // A page keeps its definitions when the test files that follow each other in it load this one again.
  if (customElements.get(name) === undefined) customElements.define(name, element);
  return customElements.get(name) ?? element;
}

export const LuzmoEmbedDashboard = defined('played-dashboard', Dashboard);
export const LuzmoIQEmbedChatComponent = defined('played-chat', Chat);
