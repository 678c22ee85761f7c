// Parts of pages that call the server by themselves: what fails is said, and a button does what it names.
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Notices } from '@/components/admin/notices';
import { SettingsPage } from '@/components/admin/settings/settings-page';
import { SiteTexts } from '@/components/admin/settings/site-texts';
import { TrashPage } from '@/components/admin/trash/trash-page';
import { BiodataLinks } from '@/components/biodata/biodata-links';
import { BiodataListPage } from '@/components/biodata/biodata-list-page';
import { BiodataTools } from '@/components/biodata/biodata-tools';
import { DetailsPage } from '@/components/biodata/details-page';
import { RemoveBiodata } from '@/components/biodata/remove-biodata';
import { ShareStory } from '@/components/blog/share-story';
import { ClanEditor } from '@/components/clan/clan-editor';
import { FeedPanel } from '@/components/family-days/feed-panel';
import { UploadPhoto } from '@/components/gallery/upload-photo';
import { EndButton } from '@/components/guardian/end-button';
import { GuardiansPage } from '@/components/guardian/guardians-page';
import { InterestsPage } from '@/components/matrimonial/interests-page';
import { ShortlistButton } from '@/components/matrimonial/shortlist-button';
import { UndoMark } from '@/components/matrimonial/undo-mark';
import { WishesPage } from '@/components/matrimonial/wishes-page';
import { QuestionList } from '@/components/meeting/question-list';
import { SendText } from '@/components/ui/send-text';
import type { ApiRoute, Reply } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/lib/testing/browser/calls';
import { noHistory } from '@/lib/testing/browser/records';
import { show } from '@/lib/testing/browser/show';

type Texts = ReturnType<typeof getMessages>;

interface CallingPart {
	name: string;
	route: ApiRoute;
	component: (language: Language) => ReactNode;
	reader?: 'administrator';
	area?: 'administration';
	/** Sets what the part reads besides. */
	prepare?: () => Promise<void>;
	/** The words that are shown when the call fails. */
	failed: (texts: Texts) => string;
}

interface LoadingPart extends CallingPart {
	open?: (texts: Texts) => Promise<void>;
	/** The button that loads it again, where there is one. */
	again?: (texts: Texts) => string;
}

interface ActingPart extends CallingPart {
	press: (texts: Texts) => Promise<void>;
	take?: () => Promise<void>;
	/** The words that are shown once the call has succeeded. */
	done?: (texts: Texts) => string;
}

const id = '00000000-0000-4000-8000-00000000b10d';
const moment = '2026-03-04T08:00:00.000Z';
const done = { message: 'It is done.' };
const press = (name: string) =>
	userEvent.click(page.getByRole('button', { name: name.replace('{name}', 'Veer'), exact: true }).last());
const tryAgain = ({ matrimonial }: Texts) => matrimonial.tryAgain;

const link = {
	_id: id,
	sentTo: 'Veer',
	createdAt: moment,
	expiresAt: moment,
	isOpen: true,
	openings: 0,
	lastOpenedAt: null,
};
const version = { kind: 'about', number: 0, version: '0', publishedAt: null } as const;
const image = {
	_id: id,
	title: 'Veer',
	description: '',
	featured: false,
	approvedAt: null,
	category: 'General',
	thumbnailUrl: '/image?small',
	imageUrl: '/image',
	language: 'en',
	status: 'pending',
	rejectionReason: null,
	createdAt: moment,
} as const;
const question = {
	_id: id,
	topic: null,
	text: 'Veer',
	isMine: true,
	isTickedByMe: false,
	isTickedByOther: false,
};
const trash: Reply<'GET /api/admin/trash'> = {
	entries: [
		{
			_id: id,
			kind: 'blog',
			subjectId: id,
			name: 'Veer',
			image: null,
			deletedAt: moment,
			deletedBy: null,
			endsAt: moment,
			daysLeft: 30,
		},
	],
	pagination: { page: 1, limit: 10, total: 1, pages: 1 },
	counts: { all: 1, member: 0, blog: 1, picture: 0, family: 0, deity: 0, khaanp: 0 },
};
const texts = () => respond('GET /api/admin/texts', { versions: [version] });

const loading: readonly LoadingPart[] = [
	{
		name: 'WishesPage',
		route: 'GET /api/family/matches/wishes',
		component: () => <WishesPage />,
		failed: ({ matrimonial }) => matrimonial.wishes.failed,
		again: tryAgain,
	},
	{
		name: 'InterestsPage',
		route: 'GET /api/family/interests',
		component: () => <InterestsPage />,
		failed: ({ matrimonial }) => matrimonial.interests.failed,
		again: tryAgain,
	},
	{
		name: 'GuardiansPage',
		route: 'GET /api/family/guardians',
		component: () => <GuardiansPage />,
		failed: ({ matrimonial }) => matrimonial.guardians.failed,
		again: tryAgain,
	},
	{
		name: 'DetailsPage',
		route: 'GET /api/family/details',
		component: () => <DetailsPage />,
		failed: ({ matrimonialDetails }) => matrimonialDetails.failed,
		again: tryAgain,
	},
	{
		name: 'BiodataListPage',
		route: 'GET /api/family/biodatas',
		component: () => <BiodataListPage />,
		failed: ({ biodata }) => biodata.failed,
		again: tryAgain,
	},
	{
		name: 'OwnImageList',
		route: 'GET /api/gallery/mine',
		component: (language) => <UploadPhoto language={language} isAdmin={false} categories={[]} />,
		failed: ({ uploadPhoto }) => uploadPhoto.own.failed,
		again: ({ uploadPhoto }) => uploadPhoto.own.tryAgain,
	},
	{
		name: 'EditedStory',
		route: 'GET /api/blogs/[id]',
		component: (language) => <ShareStory storyId={id} language={language} />,
		failed: ({ stories }) => stories.article.failedLoad,
		again: ({ stories }) => stories.tryAgain,
	},
	{
		name: 'ClanForm',
		route: 'GET /api/clans/[slug]',
		component: (language) => <ClanEditor slug="sengar" name="Sengar" language={language} />,
		reader: 'administrator',
		prepare: () => respond('GET /api/admin/history', noHistory),
		open: ({ clanPage }) => press(clanPage.form.edit),
		failed: ({ clanPage }) => clanPage.form.loadFailed,
	},
	{
		name: 'SiteTexts',
		route: 'GET /api/admin/texts',
		component: () => <SiteTexts />,
		area: 'administration',
		failed: ({ admin }) => admin.settings.texts.loadFailed,
		again: ({ admin }) => admin.settings.retry,
	},
	{
		name: 'SettingsPage',
		route: 'GET /api/admin/settings',
		component: () => <SettingsPage />,
		area: 'administration',
		prepare: async () => {
			await texts();
			for (const route of ['GET /api/admin/mails', 'GET /api/maintenance'] as const)
				refuseWithoutReason(route, 503);
		},
		failed: ({ admin }) => admin.settings.loadFailed,
		again: ({ admin }) => admin.settings.retry,
	},
];

const acting: readonly ActingPart[] = [
	{
		name: 'FeedPanel without an address',
		route: 'POST /api/family/days/feed',
		component: () => <FeedPanel openSince={null} />,
		press: ({ familyDays }) => press(familyDays.feed.open),
		failed: ({ familyDays }) => familyDays.feed.failed,
		take: () =>
			respond('POST /api/family/days/feed', { ...done, address: 'https://a.example', feedSince: moment }),
	},
	{
		name: 'FeedPanel with an address',
		route: 'DELETE /api/family/days/feed',
		component: () => <FeedPanel openSince={moment} />,
		press: ({ familyDays }) => press(familyDays.feed.close),
		failed: ({ familyDays }) => familyDays.feed.failed,
		take: () => respond('DELETE /api/family/days/feed', done),
	},
	{
		name: 'RemoveBiodata',
		route: 'DELETE /api/family/biodatas/[id]',
		component: () => <RemoveBiodata id={id} onRemoved={() => {}} />,
		press: async ({ biodata }) => {
			await press(biodata.own.remove);
			await userEvent.click(page.getByRole('dialog').getByRole('button', { name: biodata.own.remove }));
		},
		failed: ({ biodata }) => biodata.failed,
	},
	{
		name: 'BiodataLinks',
		route: 'DELETE /api/family/biodatas/[id]/links/[linkId]',
		component: () => <BiodataLinks id={id} links={[link]} onChanged={() => {}} />,
		press: ({ biodata }) => press(biodata.own.endOf),
		failed: ({ biodata }) => biodata.failed,
		take: () => respond('DELETE /api/family/biodatas/[id]/links/[linkId]', done),
	},
	{
		name: 'BiodataTools',
		route: 'GET /api/family/biodatas/[id]/pdf',
		component: () => (
			<BiodataTools id={id} name="Veer">
				{null}
			</BiodataTools>
		),
		press: ({ biodata }) => press(biodata.own.pdf),
		failed: ({ biodata }) => biodata.own.fileFailed,
	},
	{
		name: 'EndButton of an agreement',
		route: 'DELETE /api/family/guardians/[id]',
		component: () => <EndButton id={id} label="End" longLabel="End" onChanged={() => {}} />,
		press: () => press('End'),
		failed: ({ matrimonial }) => matrimonial.guardians.actionFailed,
		take: () => respond('DELETE /api/family/guardians/[id]', done),
	},
	{
		name: 'ShortlistButton',
		route: 'PUT /api/family/matches/[id]/mark',
		component: () => (
			<ShortlistButton member={{ _id: id, name: 'Veer' }} isShortlisted={false} onChanged={() => {}} />
		),
		press: ({ matrimonial }) => press(matrimonial.card.shortlistOf),
		failed: ({ matrimonial }) => matrimonial.marks.failed,
		take: () => respond('PUT /api/family/matches/[id]/mark', { ...done, mark: 'shortlisted' }),
		done: ({ matrimonial }) => matrimonial.marks.shortlisted,
	},
	{
		name: 'UndoMark',
		route: 'PUT /api/family/matches/[id]/mark',
		component: () => (
			<UndoMark
				gone={{ member: { _id: id, name: 'Veer' }, how: 'blocked' }}
				onUndone={() => {}}
				onDismiss={() => {}}
			/>
		),
		press: ({ matrimonial }) => press(matrimonial.marks.undo),
		failed: ({ matrimonial }) => matrimonial.marks.failed,
		take: () => respond('PUT /api/family/matches/[id]/mark', { ...done, mark: null }),
		done: ({ matrimonial }) => matrimonial.marks.undone,
	},
	{
		name: 'QuestionList of a meeting',
		route: 'POST /api/family/matches/[id]/meeting',
		component: () => (
			<QuestionList
				memberId={id}
				name="Veer"
				candidateId={null}
				questions={[question]}
				onQuestions={() => {}}
				onStale={() => {}}
			/>
		),
		press: ({ meeting }) => press(meeting.removeNamed.replace('{question}', 'Veer')),
		failed: ({ meeting }) => meeting.changeFailed,
	},
	{
		name: 'OwnImageList',
		route: 'DELETE /api/gallery/[id]',
		component: (language) => <UploadPhoto language={language} isAdmin={false} categories={[]} />,
		prepare: () => respond('GET /api/gallery/mine', [image]),
		press: async ({ uploadPhoto: { own } }) => {
			await press(own.deleteNamed.replace('{title}', 'Veer'));
			await userEvent.click(page.getByRole('dialog').getByRole('button', { name: own.delete, exact: true }));
		},
		failed: ({ uploadPhoto }) => uploadPhoto.own.deleteFailed,
	},
	{
		name: 'TrashPage',
		route: 'POST /api/admin/trash/[id]',
		component: () => (
			<>
				<Notices />
				<TrashPage />
			</>
		),
		area: 'administration',
		prepare: () => respond('GET /api/admin/trash', trash),
		press: ({ admin }) => press(admin.trash.restoreNamed),
		failed: ({ admin }) => admin.trash.failures.restore,
		take: () => respond('POST /api/admin/trash/[id]', done),
		done: ({ admin }) => admin.trash.restored,
	},
	{
		name: 'SiteTexts',
		route: 'GET /api/admin/texts/[kind]/[number]',
		component: () => <SiteTexts />,
		area: 'administration',
		prepare: texts,
		press: ({ admin }) => press(admin.settings.texts.edit),
		failed: ({ admin }) => admin.settings.texts.loadFailed,
		take: () =>
			respond('GET /api/admin/texts/[kind]/[number]', { ...version, hi: 'हमारे बारे में', en: 'About us' }),
		done: ({ admin }) => admin.settings.texts.hint,
	},
];

async function start(
	{ component, prepare, reader, area, route }: CallingPart,
	index: number,
): Promise<Texts> {
	const language = index % 2 === 0 ? 'hi' : 'en';
	await prepare?.();
	refuseWithoutReason(route, 503);
	await show(component(language), {
		language,
		session: area ? 'administrator' : (reader ?? 'member'),
		area: area ?? (reader ? 'public' : 'member'),
	});
	return getMessages(language);
}

const see = (words: string) =>
	expect.element(page.getByText(words.replace('{name}', 'Veer')).first()).toBeVisible();

describe.each(loading.map((part, index) => ({ ...part, index })))('$name', (part) => {
	it('says that it could not be loaded, and loads again', async () => {
		const words = await start(part, part.index);
		await part.open?.(words);
		await see(part.failed(words));
		if (!part.again) return;
		const calls = callsTo(part.route).length;
		await press(part.again(words));
		await expect.poll(() => callsTo(part.route).length).toBe(calls + 1);
		await see(part.failed(words));
	});
});

describe.each(acting.map((part, index) => ({ ...part, index })))('$name', (part) => {
	it(`says when ${part.route} fails, and does it at the next press`, async () => {
		const words = await start(part, part.index);
		await part.press(words);
		await see(part.failed(words));
		if (!part.take) return;
		await part.take();
		await part.press(words);
		await see(part.done?.(words) ?? done.message);
		expect(callsTo(part.route)).toHaveLength(2);
	});
});

describe('copied texts', () => {
	const text = 'https://portal.example/days.ics';
	const { familyDays } = getMessages('en');
	const words = {
		message: 'Message',
		copy: familyDays.feed.copy,
		copied: familyDays.feed.copied,
		share: 'Share',
	};
	const listen = (write: () => Promise<void>) => {
		const writeText = vi.fn<(text: string) => Promise<void>>(write);
		const clipboard = { writeText, readText: vi.fn(), read: vi.fn(), write: vi.fn() };
		vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.assign(new EventTarget(), clipboard));
		return writeText;
	};
	afterEach(() => {
		vi.restoreAllMocks();
		Reflect.deleteProperty(navigator, 'share');
	});

	it.each([
		['copied', () => Promise.resolve()],
		['failed', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
	] as const)('FeedPanel copies the new address and says %s', async (outcome, write) => {
		const writeText = listen(write);
		await respond('POST /api/family/days/feed', { ...done, address: text, feedSince: moment });
		await show(<FeedPanel openSince={null} />, { language: 'en', session: 'member', area: 'member' });
		await press(familyDays.feed.open);
		await press(words.copy);
		await see(familyDays.feed[outcome]);
		expect(writeText).toHaveBeenCalledWith(text);
	});

	it('SendText shares its text with the device, and copies it where that fails or Copy is pressed', async () => {
		const writeText = listen(() => Promise.resolve());
		const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('no'));
		Object.defineProperty(navigator, 'share', { value: share, configurable: true });
		await show(<SendText text={text} words={words} message="Made." hint="" rows={3} ways={[]} />, {
			language: 'en',
		});
		await press(words.share);
		await expect.poll(() => share.mock.lastCall).toEqual([{ text }]);
		await see(words.copied);
		await press(words.copy);
		await expect.poll(() => writeText.mock.calls).toEqual([[text], [text]]);
	});
});
