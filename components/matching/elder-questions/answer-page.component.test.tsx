import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { show } from '@/tests/support/browser/show';
import { AnswerPage } from './answer-page';

describe('AnswerPage', () => {
	const targets: string[] = [];
	/** Notes the address that the page would go to, and stays. */
	const stay = (event: NavigateEvent) => {
		event.preventDefault();
		const { pathname, search } = new URL(event.destination.url);
		targets.push(pathname + search);
	};
	afterEach(() => {
		window.navigation.removeEventListener('navigate', stay);
		targets.length = 0;
	});

	it('opens the same question in the other language', async () => {
		const question = { address: 'Veer', whose: '', asker: 'Asha', steps: [], said: null };
		await show(<AnswerPage token="key" caption="uncle" question={question} />, {
			language: 'hi',
			path: '/ask/key?as=uncle',
		});
		window.navigation.addEventListener('navigate', stay);
		const { languages } = getMessages('hi').site;
		await userEvent.click(page.getByRole('button', { name: languages.en, exact: true }));
		await expect.poll(() => targets).toEqual(['/en/ask/key?as=uncle']);
	});
});
