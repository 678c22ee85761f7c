import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives } from './support/relatives';

const listed = { isMarried: 'No', matrimonialConsent: 'Yes' };
const groom = { ...listed, gender: 'Male', age: '28', clan: 'Rathore' };
const bride = { ...listed, gender: 'Female', age: '25', clan: 'Bhati' };

/** Adds somebody's line upwards, each as the relative of the one before; answers the last one's id. */
async function addLine(page: Page, line: readonly object[]): Promise<string> {
	let last: string | undefined;
	for (const relative of line) {
		const [id] = await addRelatives(page, [{ ...relative, ...(last && { relatedToMemberId: last }) }]);
		last = id;
	}
	return last ?? '';
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const words = texts.samePeople;
	const t = translator(language);
	const open = async (page: Page) => {
		await page.goto(pathIn(language, '/family-tree/same'));
		await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
	};

	test.describe(`the same ancestor in two trees in ${language}`, () => {
		test('two families join him, a match is stopped with the reason, and comes back when they part', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			test.slow();
			const [mark, district] = [newMark(), `Marudhar ${newMark()}`];
			const [he, she] = [await newMember({ ...groom, district }), await newMember({ ...bride, district })];
			const [hisName, herName] = [`उम्मेद ${mark} सिंह`, `Thakur Ummed ${mark} Singh`];
			const departed = { isDeceased: true, relation: 'Father' };
			const matches = pathIn(language, `/matrimonial?${new URLSearchParams({ place: district })}`);
			const getCard = ({ name }: Account) => page.getByRole('article').filter({ hasText: name });

			await logIn(he);
			await page.goto(matches);
			await expect(getCard(she)).toBeVisible();
			const [fatherId = ''] = await addRelatives(page, [
				{ name: 'Aidan Singh', relation: 'Father', age: 55 },
			]);
			const [grandfatherId = ''] = await addRelatives(page, [
				{ name: 'Kesari Singh', ...departed, relatedToMemberId: fatherId },
			]);
			const [hisAncestor = ''] = await addRelatives(page, [
				{ name: hisName, ...departed, relatedToMemberId: grandfatherId, villageAddress: 'खींवसर' },
			]);
			await addRelatives(page, [
				{ name: `प्रताप ${mark} सिंह`, ...departed, relatedToMemberId: hisAncestor },
				{ name: `अनोप ${mark} कँवर`, relation: 'Wife', isDeceased: true, relatedToMemberId: hisAncestor },
			]);
			const man = { relation: 'Son', relatedToMemberId: grandfatherId, villageAddress: 'खींवसर' };
			await addRelatives(page, [
				{ name: `मान ${mark} सिंह`, ...man },
				{ name: `Thakur Man ${mark} Singh`, ...man },
			]);
			await page.goto(pathIn(language, '/family-tree'));
			await page
				.getByRole('navigation', { name: texts.lineage.ways.label })
				.getByRole('link', { name: texts.lineage.ways.same })
				.click();
			await expect(page.getByText(words.asked.none, { exact: true })).toBeVisible();
			await expectAccessible(page, isMobile);
			const duplicates = page.getByRole('region', { name: words.duplicates.title });
			await expect(duplicates.getByRole('button', { name: words.duplicates.merge })).toBeVisible();
			await duplicates.getByRole('button', { name: words.duplicates.apart }).click();
			await expect(duplicates).toHaveCount(0);
			await page.getByRole('button', { name: words.consent.allow }).click();
			await expect(page.getByText(words.consent.isOn)).toBeVisible();

			await page.goto('about:blank');
			await logIn(she);
			await page.goto(pathIn(language, '/family-tree'));
			const herAncestor = await addLine(page, [
				{ name: 'Laxman Singh', relation: 'Father' },
				{ name: 'Suraj Kanwar', relation: 'Mother' },
				{ name: herName, ...departed, villageAddress: 'Khimsar' },
			]);
			await addRelatives(page, [
				{ name: `Pratap ${mark} Singh`, ...departed, relatedToMemberId: herAncestor },
				{ name: `Anop ${mark} Kanwar`, relation: 'Wife', isDeceased: true, relatedToMemberId: herAncestor },
			]);
			await open(page);
			await expect(page.getByText(words.asked.none, { exact: true })).toBeVisible();
			await page.getByRole('button', { name: words.consent.allow }).click();
			const herQuestion = page
				.getByRole('listitem')
				.filter({ hasText: herName })
				.filter({ hasText: he.name });
			await expect(herQuestion.first()).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.getByRole('button', { name: t('samePeople.yesFor', { name: herName }) }).click();
			await expect(page.getByText(t('samePeople.waiting.text', { owner: he.name }))).toBeVisible();

			await page.goto('about:blank');
			await logIn(he);
			await open(page);
			await page.getByRole('button', { name: t('samePeople.yesFor', { name: hisName }) }).click();
			const undo = page.getByRole('button', { name: t('samePeople.joined.undoFor', { name: hisName }) });
			await expect(undo).toBeVisible();
			await expect(page.getByText(herName).first()).toBeVisible();
			await expectAccessible(page, isMobile);

			await page.goto(matches);
			const stopped = page.getByRole('region', { name: texts.matching.stopped.title });
			await expect(stopped.getByText(she.name).first()).toBeVisible();
			await expect(stopped).toContainText(hisName);
			await expect(stopped).toContainText(texts.kinship.terms.FFF);
			await expect(getCard(she)).toHaveCount(0);
			await expectAccessible(page, isMobile);

			await stopped.getByRole('link', { name: texts.matching.stopped.toJoins }).click();
			await undo.click();
			await expect(
				page.getByRole('button', { name: t('samePeople.apart.changeFor', { name: hisName }) }),
			).toBeVisible();
			await page.goto(matches);
			await expect(getCard(she)).toBeVisible();
			await expect(stopped).toHaveCount(0);
		});
	});
});
