import { expect, type Locator, type Page } from '@playwright/test';

/** The sentence for a question that failed (product §8). */
export const FAILED =
  'Sorry, something went wrong. You may have surpassed your question limit. Please try again later.';

/** /parent-assistant as a parent sees it. */
export class AssistantPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/parent-assistant');
    await expect(this.page.getByRole('heading', { name: 'Parent Assistant', level: 1 })).toBeVisible();
  }

  get box(): Locator {
    return this.page.getByLabel('Your question');
  }

  async ask(question: string): Promise<void> {
    await this.box.fill(question);
    await this.page.getByRole('button', { name: 'Ask', exact: true }).click();
  }

  /** The answer to a question, once it is whole. */
  answerTo(question: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: question }) });
  }

  left(count: number): Locator {
    return this.page.getByText(`You have ${count} question${count === 1 ? '' : 's'} left today`);
  }

  get todaysTips(): Locator {
    return this.page.getByRole('region', { name: 'Today’s tips' });
  }
}
