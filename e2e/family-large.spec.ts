import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { stored } from './support/site';

/** Of the father of each generation; few of those who are near the reader, so that a phone has them in view. */
const children = [...Array<number>(4).fill(2), ...Array<number>(14).fill(22)];

const total = children.reduce((sum, count) => sum + count, 1);

/** The reader (I0_0), a line of fathers above them, and of each of these the children. */
function largeFamily(): string {
	const people: string[] = [];
	const families: string[] = [];
	for (const [above, count] of children.entries()) {
		for (let at = 0; at < count; at += 1) {
			people.push(
				`0 @I${above}_${at}@ INDI`,
				`1 NAME Person ${above} ${at}`,
				'1 SEX M',
				`1 BIRT\n2 DATE ${2000 - above * 25 + at}`,
				`1 FAMC @F${above}@`,
				...(at === 0 && above > 0 ? [`1 FAMS @F${above - 1}@`] : []),
			);
		}
		const theirs = Array.from({ length: count }, (_, at) => `1 CHIL @I${above}_${at}@`);
		const father = above + 1 < children.length ? [`1 HUSB @I${above + 1}_0@`] : [`1 HUSB @I_first@`];
		families.push(`0 @F${above}@ FAM`, ...father, ...theirs);
	}
	people.push('0 @I_first@ INDI', '1 NAME Person first', '1 SEX M', `1 FAMS @F${children.length - 1}@`);
	return ['0 HEAD', '1 GEDC', '2 VERS 7.0', ...people, ...families, '0 TRLR', ''].join('\n');
}

async function importFamily(page: Page, language: Language): Promise<void> {
	await page.goto(pathIn(language, '/contact'));
	const imported = await page.request.post('/api/family/import', {
		headers: { authorization: `Bearer ${await stored(page, 'token')}` },
		multipart: {
			file: {
				name: 'large.ged',
				mimeType: 'text/vnd.familysearch.gedcom',
				buffer: Buffer.from(largeFamily()),
			},
			dryRun: 'false',
			choices: JSON.stringify({ me: 'I0_0' }),
		},
	});
	expect(imported.status(), await imported.text()).toBe(201);
}

inOneLanguage('en', (language) => {
	const texts = messagesIn(language).familyTree;
	const t = translator(language);

	test(`of a large family only what is shown is read, in ${language}`, { tag: '@phone' }, async ({
		page,
		newMember,
		logIn,
	}) => {
		await logIn(await newMember({ gender: 'Male' }));
		await importFamily(page, language);

		const asked: string[] = [];
		const read: { cards: number; drawn: number }[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.startsWith('/api/family/')) asked.push(pathname);
		});
		page.on('response', async (response) => {
			if (!response.url().includes('/api/family/near')) return;
			const { familyMembers, beyond } = await response.json();
			read.push({ cards: familyMembers.length, drawn: beyond.drawn.length });
		});
		const canvas = page.getByRole('region', { name: texts.diagram.canvas });
		const card = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}, `) });
		const branch = (text: string) => {
			const [beginning = ''] = text.replace('{name}', 'Person 3 0').split('{count}');
			return canvas.getByRole('button', { name: new RegExp(`^${beginning}`) });
		};
		const closed = branch(texts.diagram.openBranch);
		const opened = branch(texts.diagram.closeBranch);
		const answer = await page.goto(pathIn(language, '/family-tree'));
		const html = (await answer?.text()) ?? '';
		expect(html).toContain('Person 1 0');
		expect(html).not.toContain('Person 9 3');
		await expect(card('Person 1 0')).toHaveCount(1);
		const showAll = page.getByRole('button', { name: t('familyTree.list.showAll', { count: total }) });
		await expect(showAll).toBeVisible();
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);

		// A branch: those alone who open there.
		await closed.press('Enter');
		await expect(opened).toHaveCount(1);
		expect(asked).toEqual(['/api/family/near']);
		await expect.poll(() => read.length).toBe(1);
		expect(read[0]?.cards).toBeGreaterThan(0);
		expect(read[0]?.cards).toBeLessThan(read[0]?.drawn ?? 0);

		// Somebody far away is found by name on the server.
		await page.getByRole('button', { name: texts.find.label }).click();
		await page.getByRole('combobox', { name: texts.find.label }).fill('Person 9 3');
		await page.getByRole('option', { name: /Person 9 3/ }).click();
		await expect(card('Person 9 3')).toBeFocused();
		expect(new Set(asked)).toEqual(new Set(['/api/family/near', '/api/family/find']));

		// Their details, and the tree around them.
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').getByRole('button', { name: texts.details.around }).click();
		await expect(page).toHaveURL(/around=/);
		const aroundMe = page.getByRole('button', { name: texts.diagram.aroundMe });
		await expect(aroundMe).toBeVisible();
		await expect(card('Person 9 3')).toHaveCount(1);
		await page.goBack();
		await expect(aroundMe).toHaveCount(0);
		expect(asked).not.toContain('/api/family/tree');
		await expect(showAll).toBeVisible();

		// Everybody: the whole tree, once.
		await showAll.click();
		await expect(showAll).toHaveCount(0);
		expect(asked.filter((path) => path === '/api/family/tree')).toHaveLength(1);
	});
});
