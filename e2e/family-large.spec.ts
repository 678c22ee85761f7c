import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './fixtures';
import { inBothLanguages, textsIn, translator } from './languages';
import { stored } from './site';

const generations = 13;
const childrenEach = 13;

/** The reader (I0_0), a line of fathers above them, and of each of these many children. */
function largeFamily(): string {
	const people: string[] = [];
	const families: string[] = [];
	for (let above = 0; above < generations; above += 1) {
		for (let at = 0; at < childrenEach; at += 1) {
			people.push(
				`0 @I${above}_${at}@ INDI`,
				`1 NAME Person ${above} ${at}`,
				'1 SEX M',
				`1 BIRT\n2 DATE ${2000 - above * 25 + at}`,
				`1 FAMC @F${above}@`,
				...(at === 0 && above > 0 ? [`1 FAMS @F${above - 1}@`] : []),
			);
		}
		const children = Array.from({ length: childrenEach }, (_, at) => `1 CHIL @I${above}_${at}@`);
		const father = above + 1 < generations ? [`1 HUSB @I${above + 1}_0@`] : [`1 HUSB @I_first@`];
		families.push(`0 @F${above}@ FAM`, ...father, ...children);
	}
	people.push('0 @I_first@ INDI', '1 NAME Person first', '1 SEX M', `1 FAMS @F${generations - 1}@`);
	return ['0 HEAD', '1 GEDC', '2 VERS 7.0', ...people, ...families, '0 TRLR', ''].join('\n');
}

inBothLanguages((language) => {
	const texts = textsIn(language).familyTree;
	const t = translator(language);

	test(`a large family comes with those who are drawn, and whole at the first act, in ${language}`, async ({
		page,
		newMember,
		logIn,
	}) => {
		await logIn(await newMember({ gender: 'Male' }));
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
		const total = generations * childrenEach + 1;

		const asked: string[] = [];
		page.on('request', (request) => {
			if (new URL(request.url()).pathname === '/api/family/tree') asked.push(request.method());
		});
		const canvas = page.getByRole('region', { name: texts.diagram.canvas });
		const card = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}, `) });
		const answer = await page.goto(pathIn(language, '/family-tree'));
		const html = (await answer?.text()) ?? '';
		expect(html).toContain('Person 1 0');
		expect(html).not.toContain('Person 9 3');
		await expect(card('Person 1 0')).toHaveCount(1);
		const showAll = page.getByRole('button', { name: t('familyTree.list.showAll', { count: total }) });
		await expect(showAll).toBeVisible();
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);

		await page.getByRole('button', { name: texts.find.label }).click();
		await page.getByRole('combobox', { name: texts.find.label }).fill('Person 9 3');
		await page.getByRole('option', { name: /Person 9 3/ }).click();
		await expect(card('Person 9 3')).toBeFocused();
		await expect(showAll).toHaveCount(0);
		expect(asked).toEqual(['GET']);
	});
});
