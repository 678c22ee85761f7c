import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { callAs, getOwnId } from './support/submissions';

const profile = z.object({ _id: z.string() });
const requests = z.array(z.looseObject({ requestId: z.string() }));
const sent = z.object({ interest: profile });

const listed = { isMarried: 'No', matrimonialConsent: 'Yes' };

type Call = Awaited<ReturnType<typeof callAs>>;

/** Both confirm the link between them. */
async function link(from: Call, to: Call) {
	const { _id: familyMemberId } = profile.parse(await to('GET', 'users/profile'));
	await from('POST', 'family/add', { relation: 'Other', familyMemberId });
	const waiting = requests.parse(await to('GET', 'family/pending-requests'));
	for (const { requestId } of waiting)
		await to('POST', 'family/respond-request', { requestId, response: 'accept' });
}

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const words = texts.meeting;
	const t = translator(language);

	test.describe(`the meeting of two families in ${language}`, () => {
		test('two members prepare it with a chain of relatives and questions, and one ends with a kind no', async ({
			page,
			isMobile,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			test.slow();
			expectTrouble(/^404 GET \/api\/family\/matches\/[^/]+\/meeting$/);
			const district = `Marudhar ${newMark()}`;
			const groom = {
				...listed,
				gender: 'Male',
				age: '31',
				clan: 'Rathore',
				profession: 'Architect',
				district,
			};
			const bride = { ...listed, gender: 'Female', age: '28', clan: 'Bhati', profession: 'Weaver', district };
			const [he, she] = [await newMember(groom), await newMember(bride)];
			// Those who are joined by fewer are family, and no match.
			const [near, between, far] = [await newMember(), await newMember(), await newMember()];
			const [his, hers] = [await callAs(he), await callAs(she)];
			const [nears, betweens, fars] = [await callAs(near), await callAs(between), await callAs(far)];
			const herId = await getOwnId(she);
			const { interest } = sent.parse(await his('POST', 'family/interests', { memberId: herId }));
			await hers('POST', `family/interests/${interest._id}`, { answer: 'accept' });
			await link(his, nears);
			await link(nears, betweens);
			await link(betweens, fars);
			await link(fars, hers);
			for (const call of [nears, betweens, fars]) await call('PUT', 'users/profile', { mayIntroduce: 'Yes' });
			await logIn(he);
			await page.goto(pathIn(language, `/matrimonial/${herId}`));
			await page.getByRole('link', { name: t('matching.interest.meetingWith', { name: she.name }) }).click();
			await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
			const chain = page.getByRole('list', {
				name: t('meeting.chain', { person: 'self', ward: '', name: she.name }),
			});
			await expect(chain.getByRole('listitem')).toContainText([
				...[words.you, near.name, between.name, far.name, she.name],
			]);
			const ticked = (question: string) =>
				page.getByRole('checkbox', { name: t('meeting.talked', { question }), exact: true });
			await ticked(words.topics.home).click();
			await expect(ticked(words.topics.home)).toBeChecked();
			const question = `Where is the well of ${newMark()}?`;
			const box = page.getByRole('textbox', { name: words.newQuestion });
			await box.fill(question);
			await box.press('Enter');
			await expect(ticked(question)).toBeVisible();
			await expect(box).toHaveValue('');
			await expectAccessible(page, isMobile);

			await page.goto('about:blank');
			await logIn(she);
			await page.goto(pathIn(language, '/matrimonial/interests?list=agreed'));
			await page.getByRole('link', { name: t('matching.interest.meetingWith', { name: he.name }) }).click();
			await expect(page.getByText(t('meeting.otherTicked', { name: he.name }))).toBeVisible();
			await expect(page.getByText(t('meeting.byOther', { name: he.name }))).toBeVisible();
			await ticked(question).click();
			await expect(ticked(question)).toBeChecked();
			await page.getByRole('link', { name: words.back }).click();
			await page.getByRole('button', { name: t('matching.interest.endFor', { name: he.name }) }).click();
			const dialog = page.getByRole('dialog');
			const { kindWords } = texts.matching.interest;
			await dialog.getByRole('radio', { name: kindWords.regard }).check();
			await dialog.getByRole('button', { name: texts.matching.interest.end, exact: true }).click();
			// It offers the same words.
			await expect(dialog).toHaveCount(0);
			await expect(page.getByText(kindWords.regard)).toBeVisible();

			await page.goto('about:blank');
			await logIn(he);
			await page.goto(pathIn(language, `/matrimonial/${herId}/meeting`));
			await expect(page.getByText(words.gone, { exact: true })).toBeVisible();
			await expect(page.getByText(between.name)).toHaveCount(0);
			await page.goto(pathIn(language, `/matrimonial/${herId}`));
			await expect(
				page.getByText(t('matching.interest.notAccepted', { person: 'self', ward: '' })),
			).toBeVisible();
			await expect(page.getByText(kindWords.regard)).toBeVisible();
			await expect(page.getByText(she.email)).toHaveCount(0);
		});
	});
});
