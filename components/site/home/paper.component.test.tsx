import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Arch } from '@/components/ui/arch';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { LinkButton } from '@/components/ui/link-button';
import { showToast } from '@/lib/client/toast';
import { getMessages } from '@/lib/platform/i18n/translate';
import { lookOnPaper } from '@/tests/support/browser/paper';
import { show } from '@/tests/support/browser/show';
import { StatCards } from './stat-cards';

describe('a page on paper', () => {
	it('shows its texts, those that are folded on the screen too, and nothing that can only be pressed', async () => {
		await show(
			<>
				<nav>
					<a href="/about">Way</a>
				</nav>
				<Button>Save</Button>
				<LinkButton href="/about">Go on</LinkButton>
				<CloseButton label="Close" onClick={() => {}} />
				<h2>
					<button type="button">Heading</button>
				</h2>
				<p>Text of the page</p>
				<details>
					<summary>Question</summary>
					<p>Folded text</p>
				</details>
			</>,
			{ language: 'en' },
		);
		showToast('Saved', 'success');
		await expect.element(page.getByText('Saved')).toBeVisible();
		await lookOnPaper(async () => {
			for (const text of ['Way', 'Save', 'Go on', 'Saved'])
				await expect.element(page.getByText(text, { exact: true })).not.toBeVisible();
			await expect.element(page.getByLabelText('Close').first()).not.toBeVisible();
			for (const text of ['Heading', 'Text of the page', 'Question'])
				await expect.element(page.getByText(text, { exact: true })).toBeVisible();
			const folded = page.getByText('Folded text').element();
			expect(folded.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
			expect(folded.getBoundingClientRect().height).toBeGreaterThan(0);
		});
		await expect.element(page.getByText('Save', { exact: true })).toBeVisible();
	});

	it('stays light in the dark theme', async () => {
		await show(<p>Text</p>, { language: 'en' });
		document.documentElement.dataset.theme = 'dark';
		try {
			await lookOnPaper(async () => {
				await expect.poll(() => getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
				expect(getComputedStyle(page.getByText('Text').element()).color).toBe('rgb(36, 26, 23)');
			});
		} finally {
			delete document.documentElement.dataset.theme;
		}
	});

	it('keeps the numbers of the community, and a picture in its frame where backgrounds are not printed', async () => {
		const { home } = getMessages('hi');
		await show(
			<>
				<StatCards language="hi" counts={{ members: 7, families: 3, clans: 2, bachelors: 1 }} />
				<Arch>
					<img src="data:," alt="Karni Mata" />
				</Arch>
			</>,
			{ language: 'hi' },
		);
		await lookOnPaper(async () => {
			await expect.element(page.getByText(home.stats.members.title, { exact: true })).toBeVisible();
			const mask = page.getByAltText('Karni Mata').element().parentElement;
			expect(mask && getComputedStyle(mask).printColorAdjust).toBe('exact');
		});
	});
});
