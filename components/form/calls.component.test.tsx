// Parts of pages that call the server by themselves: what fails is said, and a button does what it names.
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountSettingsPanel } from '@/components/account/account-settings-panel';
import { ClanMerge } from '@/components/admin/clans/clan-merge';
import { Notices } from '@/components/admin/notices';
import { MailChoiceForm } from '@/components/admin/settings/mail-choice-form';
import { SettingsPage } from '@/components/admin/settings/settings-page';
import { SiteTexts } from '@/components/admin/settings/site-texts';
import { TrashPage } from '@/components/admin/trash/trash-page';
import { SubmitBlogPage } from '@/components/content/blog/submit-blog-page';
import { UploadPage } from '@/components/content/gallery/upload-page';
import { DayChoiceForm } from '@/components/family/days/day-choice-form';
import { FeedPanel } from '@/components/family/days/feed-panel';
import { WeddingForm } from '@/components/family/days/wedding-form';
import { ExchangeDownloadForm } from '@/components/family/exchange/exchange-download-form';
import { BookDownloadButton } from '@/components/family/lineage/book-download-button';
import { AddressWordsForm } from '@/components/family/relation/address-words-form';
import { RequestList } from '@/components/family/requests/request-list';
import { SamePeoplePanel } from '@/components/family/same-people/same-people-panel';
import { EditClanButton } from '@/components/heritage/clan/edit-clan-button';
import { BiodataLinkList } from '@/components/matching/biodata/biodata-link-list';
import { BiodataListPage } from '@/components/matching/biodata/biodata-list-page';
import { BiodataToolsPanel } from '@/components/matching/biodata/biodata-tools-panel';
import { DetailsPage } from '@/components/matching/biodata/details-page';
import { NewBiodataPage } from '@/components/matching/biodata/new-biodata-page';
import { RemoveBiodataButton } from '@/components/matching/biodata/remove-biodata-button';
import { AnswerPage } from '@/components/matching/elder-questions/answer-page';
import { SendLinkPanel } from '@/components/matching/elder-questions/ask-dialog';
import { ElderQuestionList } from '@/components/matching/elder-questions/elder-question-list';
import { GuardianNoteList } from '@/components/matching/guardian-note-list';
import { EndButton } from '@/components/matching/guardians/end-button';
import { GuardiansPage } from '@/components/matching/guardians/guardians-page';
import { InterestActionsPanel } from '@/components/matching/interest-actions-panel';
import { InterestsPage } from '@/components/matching/interests-page';
import { BirthForm } from '@/components/matching/kundli/birth-form';
import { KundliPage } from '@/components/matching/kundli/kundli-page';
import { KundliSwitchField } from '@/components/matching/kundli/kundli-switch-field';
import { MatchesPage } from '@/components/matching/matches-page';
import { MeetingPage } from '@/components/matching/meeting/meeting-page';
import { QuestionList } from '@/components/matching/meeting/question-list';
import { MoreDialog } from '@/components/matching/more-dialog';
import { ShortlistButton } from '@/components/matching/shortlist-button';
import { UndoMarkNotice } from '@/components/matching/undo-mark-notice';
import { WishesPage } from '@/components/matching/wishes-page';
import { SendText } from '@/components/ui/send-text';
import type { ApiRoute, Reply } from '@/lib/client/api';
import { noAddressOptions } from '@/lib/client/member/address-options';
import { showToast } from '@/lib/client/toast';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, type RecordedCall, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { member } from '@/tests/support/browser/members';
import { noDetails, noHistory, noWishes } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';

type Texts = ReturnType<typeof getMessages>;

interface CallingPart {
	name: string;
	route: ApiRoute;
	component: (language: Language) => ReactNode;
	reader?: 'administrator';
	area?: 'administration';
	/** The language of the page, where the part depends on it. */
	language?: Language;
	/** The page's address in Hindi, with its query. */
	path?: string;
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
	/** Leads to the button and fills in what is sent. */
	open?: (texts: Texts) => Promise<void>;
	press: (texts: Texts) => Promise<void>;
	/** The parts of each call that are compared. */
	sent?: Partial<Pick<RecordedCall, 'params' | 'query' | 'body'>>;
	take?: () => Promise<void>;
	/** The words that are shown once the call has succeeded. */
	done?: (texts: Texts) => string;
}

const id = '00000000-0000-4000-8000-00000000b10d';
const otherId = '00000000-0000-4000-8000-00000000b10e';
const moment = '2026-03-04T08:00:00.000Z';
const done = { message: 'It is done.' };
const press = (name: string) =>
	userEvent.click(page.getByRole('button', { name: name.replace('{name}', 'Veer'), exact: true }).last());
const tryAgain = ({ site }: Texts) => site.tryAgain;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets controls by their names. A box that is ticked has the value `on`. */
async function set(values: Readonly<Record<string, string>>): Promise<void> {
	for (const [name, value] of Object.entries(values)) {
		const find = () =>
			[...document.querySelectorAll<Control>(`main [name="${name}"]`)].find(
				(control) => !['radio', 'checkbox'].includes(control.type) || control.value === value,
			);
		await expect.poll(find, { message: name }).toBeDefined();
		const control = find();
		if (!control) return;
		if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, value);
		else if (control.type === 'radio' || control.type === 'checkbox') await userEvent.click(control);
		else await userEvent.fill(control, value);
	}
}

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
const veer = { _id: id, name: 'Veer' };
const mark = 'PUT /api/family/matches/[id]/mark';
const relationWords = { hi: 'भाई', en: 'brother' };
const guardianship = {
	_id: id,
	member: veer,
	words: relationWords,
	ownWords: relationWords,
	state: 'asked',
	agreement: null,
	createdAt: moment,
} as const;
const guardians: Reply<'GET /api/family/guardians'> = {
	candidates: [],
	guardians: [guardianship],
	relatives: [{ ...veer, words: relationWords, isUnclaimed: false }],
	invitable: [],
	acts: [],
	isListed: false,
	isEmailConfirmed: true,
};
const interest: Reply<'POST /api/family/interests/[id]'>['interest'] = {
	_id: id,
	direction: 'received',
	state: 'sent',
	answers: null,
	message: null,
	kindWords: null,
	createdAt: moment,
	ownActor: null,
	otherActor: null,
	awaits: null,
	saidYes: false,
	isSenderAwaited: false,
	ownContact: null,
	otherContact: null,
};
const kundli: Reply<'GET /api/family/kundli'> = {
	since: null,
	bornOn: null,
	time: null,
	precision: null,
	place: null,
	isPlaceKnown: false,
	kundli: null,
	gap: null,
	saidManglik: null,
};
const compared = {
	...veer,
	written: {},
	relationWords,
	village: null,
	born: null,
	died: null,
};
const samePeople: Reply<'GET /api/family/same-people'> = {
	comparison: { isComparable: null, takesPart: false, isEmailConfirmed: true },
	questions: [{ _id: id, state: 'asked', own: compared, owner: veer, fields: [], other: null }],
	duplicates: [],
};
const nothingSaid = {
	name: null,
	village: null,
	clan: null,
	gotra: null,
	year: null,
	isRight: null,
	by: null,
};
type ElderQuestion = Reply<'GET /api/family/questions'>['questions'][number];
/** A member's page of questions to elders, with one question in this state. */
const respondQuestions = (state: ElderQuestion['state']) =>
	respond('GET /api/family/questions', {
		of: { ...veer, isMe: true },
		ancestors: { known: 1, total: 18 },
		gaps: [],
		relatives: [
			{ ...veer, relationWords, addressWord: null },
			{ _id: otherId, name: 'Tara', relationWords, addressWord: null },
		],
		questions: [
			{
				_id: id,
				personId: otherId,
				asks: 'father',
				elder: veer,
				address: 'Veer',
				question: 'Veer',
				state,
				said: { ...nothingSaid, name: 'Umaid' },
				createdAt: moment,
				expiresAt: moment,
				confirmations: [],
			},
		],
		isEmailConfirmed: true,
	});
const respondAsked = () =>
	respond('POST /api/family/questions', { ...done, address: 'https://a.example/ask', text: 'Who?' });
const chooseElder = ({ elderQuestions }: Texts, elderId: string) =>
	userEvent.selectOptions(page.getByRole('combobox', { name: elderQuestions.ask.relative }), elderId);
const elderPage = { address: 'Veer', whose: '', asker: 'Asha', steps: [], said: null };
const account = () => (
	<AccountSettingsPanel email="asha@example.org" isEmailConfirmed onEmailChange={() => {}} />
);
const openAccount = async ({ profile }: Texts) => press(profile.account.title);
const prepareAccount = async () => {
	await respond('GET /api/users/sessions', { sessions: [], addresses: [] });
	await respond('GET /api/users/email', { pending: null });
	await respond('GET /api/users/second-factor', { since: null, recoveryCodesLeft: 0, isRequired: false });
};

const loading: readonly LoadingPart[] = [
	{
		name: 'WishesPage',
		route: 'GET /api/family/matches/wishes',
		component: () => <WishesPage />,
		failed: ({ matching }) => matching.wishes.failed,
		again: tryAgain,
	},
	{
		name: 'InterestsPage',
		route: 'GET /api/family/interests',
		component: () => <InterestsPage />,
		failed: ({ matching }) => matching.interests.failed,
		again: tryAgain,
	},
	{
		name: 'GuardiansPage',
		route: 'GET /api/family/guardians',
		component: () => <GuardiansPage />,
		failed: ({ matching }) => matching.guardians.failed,
		again: tryAgain,
	},
	{
		name: 'DetailsPage',
		route: 'GET /api/family/details',
		component: () => <DetailsPage />,
		failed: ({ matchDetails }) => matchDetails.failed,
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
		component: (language) => <UploadPage language={language} isAdmin={false} categories={[]} />,
		failed: ({ galleryUpload }) => galleryUpload.own.failed,
		again: ({ galleryUpload }) => galleryUpload.own.tryAgain,
	},
	{
		name: 'EditedStory',
		route: 'GET /api/blogs/[id]',
		component: (language) => <SubmitBlogPage blogId={id} language={language} />,
		failed: ({ blogs }) => blogs.article.failedLoad,
		again: ({ blogs }) => blogs.tryAgain,
	},
	{
		name: 'ClanForm',
		route: 'GET /api/clans/[slug]',
		component: (language) => <EditClanButton slug="sengar" name="Sengar" language={language} />,
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
		name: 'SamePeople',
		route: 'GET /api/family/same-people',
		component: () => <SamePeoplePanel />,
		failed: ({ samePeople: { failed } }) => failed,
		again: tryAgain,
	},
	{
		name: 'Questions to elders',
		route: 'GET /api/family/questions',
		component: () => <ElderQuestionList of={null} />,
		failed: ({ elderQuestions }) => elderQuestions.failed,
		again: tryAgain,
	},
	{
		name: 'KundliPage',
		route: 'GET /api/family/kundli',
		component: () => <KundliPage />,
		failed: ({ kundli: { failed } }) => failed,
		again: tryAgain,
	},
	{
		name: 'MeetingPage',
		route: 'GET /api/family/matches/[id]/meeting',
		component: () => <MeetingPage memberId={id} seekerId={null} />,
		failed: ({ meeting }) => meeting.failed,
		again: tryAgain,
	},
	{
		name: 'NewBiodataPage',
		route: 'GET /api/family/biodatas/known',
		component: () => <NewBiodataPage />,
		failed: ({ biodata }) => biodata.failed,
		again: tryAgain,
	},
	{
		name: 'Matches',
		route: 'GET /api/family/matches',
		component: () => <MatchesPage />,
		prepare: () => respond('GET /api/users/addressoptions', noAddressOptions),
		failed: ({ matching }) => matching.list.failed,
		again: tryAgain,
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
		component: () => <RemoveBiodataButton id={id} onRemoved={() => {}} />,
		press: async ({ biodata }) => {
			await press(biodata.own.remove);
			await userEvent.click(page.getByRole('dialog').getByRole('button', { name: biodata.own.remove }));
		},
		sent: { params: { id } },
		failed: ({ biodata }) => biodata.failed,
	},
	{
		name: 'BiodataLinks',
		route: 'DELETE /api/family/biodatas/[id]/links/[linkId]',
		component: () => <BiodataLinkList id={id} links={[link]} onChanged={() => {}} />,
		press: ({ biodata }) => press(biodata.own.endOf),
		sent: { params: { id, linkId: id } },
		failed: ({ biodata }) => biodata.failed,
		take: () => respond('DELETE /api/family/biodatas/[id]/links/[linkId]', done),
	},
	{
		name: 'BiodataTools',
		route: 'GET /api/family/biodatas/[id]/pdf',
		component: () => (
			<BiodataToolsPanel id={id} name="Veer">
				{null}
			</BiodataToolsPanel>
		),
		press: ({ biodata }) => press(biodata.own.pdf),
		failed: ({ biodata }) => biodata.own.fileFailed,
	},
	{
		name: 'EndButton of an agreement',
		route: 'DELETE /api/family/guardians/[id]',
		component: () => <EndButton id={id} label="End" longLabel="End" onChanged={() => {}} />,
		press: () => press('End'),
		sent: { params: { id } },
		failed: ({ matching }) => matching.guardians.actionFailed,
		take: () => respond('DELETE /api/family/guardians/[id]', done),
	},
	{
		name: 'ShortlistButton',
		route: mark,
		component: () => (
			<ShortlistButton member={{ _id: id, name: 'Veer' }} isShortlisted={false} onChanged={() => {}} />
		),
		press: ({ matching }) => press(matching.card.shortlistOf),
		sent: { params: { id }, body: { mark: 'shortlisted' } },
		failed: ({ matching }) => matching.marks.failed,
		take: () => respond('PUT /api/family/matches/[id]/mark', { ...done, mark: 'shortlisted' }),
		done: ({ matching }) => matching.marks.shortlisted,
	},
	{
		name: 'UndoMark',
		route: mark,
		component: () => (
			<UndoMarkNotice
				gone={{ member: { _id: id, name: 'Veer' }, how: 'blocked' }}
				onUndone={() => {}}
				onDismiss={() => {}}
			/>
		),
		press: ({ matching }) => press(matching.marks.undo),
		sent: { params: { id }, body: { mark: null } },
		failed: ({ matching }) => matching.marks.failed,
		take: () => respond('PUT /api/family/matches/[id]/mark', { ...done, mark: null }),
		done: ({ matching }) => matching.marks.undone,
	},
	{
		name: 'QuestionList of a meeting',
		route: 'POST /api/family/matches/[id]/meeting',
		component: () => (
			<QuestionList
				memberId={id}
				own={{ person: 'self', ward: '' }}
				name="Veer"
				seekerId={null}
				questions={[question]}
				onQuestions={() => {}}
				onStale={() => {}}
			/>
		),
		press: ({ meeting }) => press(meeting.removeNamed.replace('{question}', 'Veer')),
		sent: { params: { id }, body: { removedId: id } },
		failed: ({ meeting }) => meeting.changeFailed,
	},
	{
		name: 'OwnImageList',
		route: 'DELETE /api/gallery/[id]',
		component: (language) => <UploadPage language={language} isAdmin={false} categories={[]} />,
		prepare: () => respond('GET /api/gallery/mine', [image]),
		press: async ({ galleryUpload: { own } }) => {
			await press(own.deleteNamed.replace('{title}', 'Veer'));
			await userEvent.click(page.getByRole('dialog').getByRole('button', { name: own.delete, exact: true }));
		},
		sent: { params: { id } },
		failed: ({ galleryUpload }) => galleryUpload.own.deleteFailed,
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
		sent: { params: { id } },
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
	{
		name: 'MoreDialog, which hides a match',
		route: mark,
		component: () => (
			<MoreDialog member={veer} onGone={(how) => showToast(`gone: ${how}`, 'success')} onClose={() => {}} />
		),
		press: ({ matching }) => press(matching.more.hide),
		sent: { params: { id }, body: { mark: 'hidden' } },
		failed: ({ matching }) => matching.marks.failed,
		take: () => respond(mark, { ...done, mark: 'hidden' }),
		done: () => 'gone: hidden',
	},
	{
		name: 'MoreDialog of a guardian, which blocks a match',
		route: mark,
		component: () => (
			<MoreDialog member={veer} onGone={(how) => showToast(`gone: ${how}`, 'success')} onClose={() => {}} />
		),
		path: `/matrimonial?for=${otherId}`,
		prepare: () => respond('GET /api/family/guardians', guardians),
		open: ({ matching }) => press(matching.more.block),
		press: ({ matching }) => press(matching.block.confirm),
		sent: { params: { id }, query: { for: otherId }, body: { mark: 'blocked' } },
		failed: ({ matching }) => matching.block.failed,
		take: () => respond(mark, { ...done, mark: 'blocked' }),
		done: () => 'gone: blocked',
	},
	{
		name: 'MoreDialog, which reports a match',
		route: 'POST /api/family/matches/[id]/report',
		component: () => <MoreDialog member={veer} onGone={() => {}} onClose={() => {}} />,
		open: async ({ matching }) => {
			await press(matching.more.report);
			await set({ reason: 'rude', text: 'He shouted.' });
		},
		press: ({ matching }) => press(matching.report.confirm),
		sent: { params: { id }, body: { reason: 'rude', text: 'He shouted.' } },
		failed: ({ matching }) => matching.report.failed,
		take: () => respond('POST /api/family/matches/[id]/report', done),
	},
	{
		name: 'InterestActions, which send an interest',
		route: 'POST /api/family/interests',
		component: () => <InterestActionsPanel member={veer} interest={null} onChanged={() => {}} />,
		prepare: () => respond('GET /api/users/profile', member()),
		open: async ({ matching }) => {
			await press(matching.interest.sendTo);
			await set({ family: 'joint', village: 'often', work: 'farming', plans: 'together', seeks: 'simple' });
		},
		press: ({ matching }) => press(matching.interest.send),
		sent: {
			body: {
				memberId: id,
				answers: {
					family: 'joint',
					village: 'often',
					work: 'farming',
					plans: ['together'],
					seeks: ['simple'],
				},
			},
		},
		failed: ({ matching }) => matching.interest.sendFailed,
		take: () => respond('POST /api/family/interests', { ...done, interest }),
	},
	{
		name: 'InterestActions, which decline an interest',
		route: 'POST /api/family/interests/[id]',
		component: () => <InterestActionsPanel member={veer} interest={interest} onChanged={() => {}} />,
		open: async ({ matching }) => {
			await press(matching.interest.declineFrom);
			await set({ kindWords: 'regard' });
		},
		press: ({ matching }) => press(matching.interest.decline),
		sent: { params: { id }, body: { answer: 'decline', kindWords: 'regard' } },
		failed: ({ matching }) => matching.interest.failed,
		take: () => respond('POST /api/family/interests/[id]', { ...done, interest }),
	},
	{
		name: 'InterestActions, which withdraw an interest',
		route: 'POST /api/family/interests/[id]',
		component: () => (
			<InterestActionsPanel
				member={veer}
				interest={{ ...interest, direction: 'sent' }}
				onChanged={() => {}}
			/>
		),
		open: ({ matching }) => press(matching.interest.withdrawFrom),
		press: ({ matching }) => press(matching.interest.withdraw),
		sent: { params: { id }, body: { answer: 'withdraw', kindWords: null } },
		failed: ({ matching }) => matching.interest.failed,
		take: () => respond('POST /api/family/interests/[id]', { ...done, interest }),
	},
	{
		name: 'OwnWord, which shows the own contact',
		route: 'POST /api/family/interests/[id]',
		component: () => (
			<InterestActionsPanel
				member={veer}
				interest={{ ...interest, state: 'accepted', ownContact: 'ended' }}
				onChanged={() => {}}
			/>
		),
		press: ({ matching }) => press(matching.acting.showContact),
		sent: { params: { id }, body: { answer: 'showContact' } },
		failed: ({ matching }) => matching.acting.failed,
		take: () => respond('POST /api/family/interests/[id]', { ...done, interest }),
	},
	{
		name: 'InterestsPage, which takes a block away',
		route: mark,
		component: () => <InterestsPage />,
		path: '/matrimonial/interests?list=blocked',
		prepare: () =>
			respond('GET /api/family/interests', {
				left: 5,
				received: [],
				sent: [],
				agreed: [],
				shortlisted: [],
				hidden: [],
				blocked: [{ member: veer, interest: null }],
			}),
		press: ({ matching }) => press(matching.interests.unblockOf),
		sent: { params: { id }, body: { mark: null } },
		failed: ({ matching }) => matching.marks.failed,
		take: () => respond(mark, { ...done, mark: null }),
		done: ({ matching }) => matching.marks.undone,
	},
	{
		name: 'WishesForm with lists',
		route: 'PUT /api/family/matches/wishes',
		component: () => <WishesPage />,
		prepare: async () => {
			await respond('GET /api/users/addressoptions', noAddressOptions);
			const wishes = { ...noWishes.wishes, districts: ['Pali'] };
			await respond('GET /api/family/matches/wishes', { ...noWishes, wishes });
		},
		open: async ({ matching: { wishes } }) => {
			await press(wishes.remove.replace('{value}', 'Pali'));
			await userEvent.fill(page.getByRole('combobox', { name: wishes.newDistrict }), 'Nagaur');
			await userEvent.keyboard('{Enter}');
			await set({ education: 'graduate', isEducationMust: 'on', minGunas: '18' });
		},
		press: ({ matching }) => press(matching.wishes.save),
		sent: { body: { districts: ['Nagaur'], education: 'graduate', isEducationMust: true, minGunas: 18 } },
		failed: ({ matching }) => matching.wishes.saveFailed,
		take: () => respond('PUT /api/family/matches/wishes', { ...noWishes, ...done, version: 1 }),
	},
	{
		name: 'DetailsForm',
		route: 'PUT /api/family/details',
		component: () => <DetailsPage />,
		prepare: () => respond('GET /api/family/details', noDetails),
		open: async ({ matchDetails }) => {
			await press(matchDetails.addSibling);
			await set({
				motherTongue: 'Marwari',
				languages: 'Hindi',
				diet: 'vegetarian',
				income: 'from3To6',
				workPlace: 'Jodhpur',
				'siblings.0.kind': 'elderSister',
				'siblings.0.name': 'Aditi',
				'siblings.0.state': 'married',
				'siblings.0.marriedInto': 'Bhati of Osian',
				maternalVillage: 'Khimsar',
				maternalUncle: 'Umed Singh',
				about: 'I paint.',
				'levels.about': 'matches',
				'levels.income': 'agreed',
			});
		},
		press: ({ matchDetails }) => press(matchDetails.save),
		sent: {
			body: {
				motherTongue: 'Marwari',
				languages: ['Hindi'],
				diet: 'vegetarian',
				income: 'from3To6',
				workPlace: 'Jodhpur',
				siblings: [{ kind: 'elderSister', name: 'Aditi', isMarried: true, marriedInto: 'Bhati of Osian' }],
				maternalVillage: 'Khimsar',
				maternalUncle: 'Umed Singh',
				about: 'I paint.',
				shownToMatches: ['about'],
				shownToAgreed: ['income'],
			},
		},
		failed: ({ matchDetails }) => matchDetails.saveFailed,
		take: () => respond('PUT /api/family/details', { ...done, details: noDetails.details, version: 1 }),
	},
	{
		name: 'GuardianNotes',
		route: 'PUT /api/family/matches/[id]/note',
		component: () => <GuardianNoteList memberId={id} />,
		prepare: () => respond('GET /api/family/guardians/notes', { isShared: true, notes: [] }),
		open: () => set({ word: 'ask', text: 'Which village?' }),
		press: ({ matching }) => press(matching.notes.save),
		sent: { params: { id }, body: { word: 'ask', text: 'Which village?' } },
		failed: ({ matching }) => matching.notes.failed,
		take: () => respond('PUT /api/family/matches/[id]/note', done),
	},
	{
		name: 'AskRelative',
		route: 'POST /api/family/guardians',
		component: () => <GuardiansPage />,
		prepare: () => respond('GET /api/family/guardians', guardians),
		open: () => set({ personId: id }),
		press: ({ matching }) => press(matching.guardians.ask.send),
		sent: { body: { personId: id } },
		failed: ({ matching }) => matching.guardians.actionFailed,
		take: () => respond('POST /api/family/guardians', done),
	},
	{
		name: 'AgreeDialog',
		route: 'POST /api/family/guardians/[id]',
		component: () => <GuardiansPage />,
		prepare: () => respond('GET /api/family/guardians', guardians),
		open: async ({ matching }) => {
			await press(matching.guardians.theirs.readOf);
			await set({ lastWord: 'given', contactOf: 'guardian', months: '12', isListed: 'on' });
		},
		press: ({ matching }) => press(matching.guardians.agree.confirm),
		sent: {
			params: { id },
			body: { hasLastWord: true, contactOf: 'guardian', months: 12, matrimonialConsent: true },
		},
		failed: ({ matching }) => matching.guardians.actionFailed,
		take: () => respond('POST /api/family/guardians/[id]', done),
	},
	{
		name: 'KundliSwitch, which turns it on',
		route: 'POST /api/family/kundli/consent',
		component: () => <KundliSwitchField isOn={false} />,
		press: ({ kundli: { consent } }) => press(consent.on),
		failed: ({ kundli: { consent } }) => consent.failed,
		take: () => respond('POST /api/family/kundli/consent', { ...done, ...kundli }),
	},
	{
		name: 'KundliSwitch, which turns it off',
		route: 'DELETE /api/family/kundli',
		component: () => <KundliSwitchField isOn />,
		press: ({ kundli: { off } }) => press(off.button),
		failed: ({ kundli: { consent } }) => consent.failed,
		take: () => respond('DELETE /api/family/kundli', { ...done, ...kundli }),
	},
	{
		name: 'BirthForm',
		route: 'PUT /api/family/kundli',
		component: () => <BirthForm found={kundli} />,
		prepare: () => respond('GET /api/family/kundli/places', { places: [] }),
		open: () => set({ time: '06:35', precision: 'hour', place: 'Jodhpur' }),
		press: ({ kundli: { birth } }) => press(birth.save),
		sent: { body: { time: '06:35', precision: 'hour', place: 'Jodhpur' } },
		failed: ({ kundli: { birth } }) => birth.saveFailed,
		take: () => respond('PUT /api/family/kundli', { ...done, ...kundli }),
	},
	{
		name: 'DayChoiceForm',
		route: 'PUT /api/family/days',
		component: () => <DayChoiceForm chosen={{ reckoning: 'purnimanta', isMailed: false }} />,
		open: () => set({ reckoning: 'amanta', isMailed: 'on' }),
		press: ({ familyDays }) => press(familyDays.choice.save),
		sent: { body: { reckoning: 'amanta', isMailed: true } },
		failed: ({ familyDays }) => familyDays.choice.failed,
		take: () => respond('PUT /api/family/days', { ...done, reckoning: 'amanta', isMailed: true }),
	},
	{
		name: 'WeddingForm',
		route: 'PUT /api/family/days/weddings/[id]',
		component: () => (
			<WeddingForm couples={[id, otherId].map((_id) => ({ _id, people: [], marriedOn: null }))} />
		),
		open: () =>
			set({ couple: otherId, 'marriedOn.day': '4', 'marriedOn.month': '3', 'marriedOn.year': '2001' }),
		press: ({ familyDays }) => press(familyDays.weddings.save),
		sent: { params: { id: otherId }, body: { marriedOn: '2001-03-04' } },
		failed: ({ familyDays }) => familyDays.weddings.failed,
		take: () => respond('PUT /api/family/days/weddings/[id]', done),
	},
	{
		name: 'AddressWordsForm',
		route: 'PUT /api/family/address-words',
		component: () => (
			<AddressWordsForm
				saved={{ isShown: true, words: [{ term: 'F', relation: 'Father', proposed: 'Jisa', word: '' }] }}
			/>
		),
		open: () => set({ isShown: 'on', 'words.F': 'Baosa' }),
		press: ({ addressWords }) => press(addressWords.save),
		sent: { body: { isShown: false, words: { F: 'Baosa' } } },
		failed: ({ addressWords }) => addressWords.failed,
		take: () => respond('PUT /api/family/address-words', done),
	},
	{
		name: 'RequestList, which accepts a request',
		route: 'POST /api/family/respond-request',
		component: () => (
			<RequestList
				requests={[
					{
						_id: id,
						requestId: id,
						fromUser: veer,
						relation: 'Brother',
						relationWords,
						relatedToName: null,
						message: null,
						createdAt: moment,
					},
				]}
				asked={[]}
				namedIn={[]}
				headingRef={{ current: null }}
				onWithdraw={() => {}}
				onDone={({ message }) => showToast(message, 'success')}
			/>
		),
		press: ({ familyTree }) => press(familyTree.requests.acceptFrom),
		sent: { body: { requestId: id, response: 'accept' } },
		failed: ({ familyTree }) => familyTree.requests.answerFailed,
		take: () =>
			respond('POST /api/family/respond-request', { ...done, request: { _id: id, status: 'accepted' } }),
	},
	{
		name: 'RequestList, which leaves the tree of another member',
		route: 'POST /api/family/not-me',
		component: () => (
			<RequestList
				requests={[]}
				asked={[]}
				namedIn={[{ owner: veer, relation: 'Brother', relationWords, relatedToName: null }]}
				headingRef={{ current: null }}
				onWithdraw={() => {}}
				onDone={({ message }) => showToast(message, 'success')}
			/>
		),
		open: ({ familyTree }) => press(familyTree.requests.notMeIn),
		press: ({ familyTree }) => press(familyTree.notMe.confirm),
		sent: { body: { ownerId: id } },
		failed: ({ familyTree }) => familyTree.notMe.failed,
		take: () => respond('POST /api/family/not-me', done),
	},
	{
		name: 'BookDownload',
		route: 'GET /api/family/book',
		component: () => <BookDownloadButton personId={id} language="en" />,
		press: ({ lineage }) => press(lineage.bookFile.button),
		sent: { query: { language: 'en', from: id } },
		failed: ({ lineage }) => lineage.bookFile.failed,
	},
	{
		name: 'ExchangeDownload',
		route: 'GET /api/family/export',
		component: () => <ExchangeDownloadForm />,
		open: () => set({ format: 'gedcom-7.0' }),
		press: ({ familyExchange }) => press(familyExchange.download.start),
		sent: { query: { format: 'gedcom-7.0' } },
		failed: ({ familyExchange }) => familyExchange.download.failed,
	},
	{
		name: 'SameConsent',
		route: 'PUT /api/family/same-people',
		component: () => <SamePeoplePanel />,
		prepare: () => respond('GET /api/family/same-people', samePeople),
		press: (words) => press(words.samePeople.consent.allow),
		sent: { body: { isComparable: true } },
		failed: (words) => words.samePeople.answerFailed,
		take: () => respond('PUT /api/family/same-people', done),
	},
	...(['yes', 'no'] as const).map((answer) => ({
		name: `SameQuestion with the answer ${answer}`,
		route: 'POST /api/family/same-people/[id]' as const,
		component: () => <SamePeoplePanel />,
		prepare: () => respond('GET /api/family/same-people', samePeople),
		press: (words: Texts) => press(words.samePeople[`${answer}For`]),
		sent: { params: { id }, body: { answer } },
		failed: (words: Texts) => words.samePeople.answerFailed,
		take: () => respond('POST /api/family/same-people/[id]', { ...done, state: 'waiting' }),
	})),
	{
		name: 'AskDialog, which asks again',
		route: 'POST /api/family/questions',
		language: 'hi',
		component: () => <ElderQuestionList of={null} />,
		prepare: () => respondQuestions('expired'),
		open: async ({ elderQuestions }) => {
			await press(elderQuestions.sent.againFor.replace('{what}', 'Veer'));
			await set({ language: 'en' });
		},
		press: ({ elderQuestions }) => press(elderQuestions.ask.make),
		sent: { body: { personId: otherId, asks: 'father', elderId: id, language: 'en' } },
		failed: ({ elderQuestions }) => elderQuestions.actionFailed,
		take: respondAsked,
	},
	{
		name: 'AskDialog, which asks a second relative',
		route: 'POST /api/family/questions',
		component: () => <ElderQuestionList of={null} />,
		prepare: () => respondQuestions('accepted'),
		open: async (words) => {
			await press(words.elderQuestions.accepted.secondFor.replace('{what}', 'Veer'));
			await chooseElder(words, otherId);
		},
		press: ({ elderQuestions }) => press(elderQuestions.ask.make),
		sent: { body: { confirmsId: id, elderId: otherId } },
		failed: ({ elderQuestions }) => elderQuestions.actionFailed,
		take: respondAsked,
	},
	{
		name: 'SentQuestion, which is withdrawn',
		route: 'DELETE /api/family/questions/[id]',
		component: () => <ElderQuestionList of={null} />,
		prepare: () => respondQuestions('waiting'),
		press: ({ elderQuestions }) => press(elderQuestions.sent.withdrawFor.replace('{what}', 'Veer')),
		sent: { params: { id } },
		failed: ({ elderQuestions }) => elderQuestions.actionFailed,
		take: () => respond('DELETE /api/family/questions/[id]', done),
	},
	{
		name: 'NewAnswer, which is accepted',
		route: 'POST /api/family/questions/[id]',
		component: () => <ElderQuestionList of={null} />,
		prepare: () => respondQuestions('answered'),
		open: ({ elderQuestions }) =>
			userEvent.click(page.getByRole('checkbox', { name: elderQuestions.answers.isDeceased })),
		press: ({ elderQuestions }) => press(elderQuestions.answers.acceptFor.replace('{what}', 'Veer')),
		sent: { params: { id }, body: { isDeceased: true } },
		failed: ({ elderQuestions }) => elderQuestions.actionFailed,
		take: () => respond('POST /api/family/questions/[id]', done),
	},
	{
		name: 'NewAnswer, which is removed after a question',
		route: 'DELETE /api/family/questions/[id]',
		component: () => <ElderQuestionList of={null} />,
		prepare: () => respondQuestions('answered'),
		open: ({ elderQuestions }) => press(elderQuestions.answers.declineFor.replace('{what}', 'Veer')),
		press: ({ elderQuestions }) => press(elderQuestions.answers.decline),
		sent: { params: { id } },
		failed: ({ elderQuestions }) => elderQuestions.actionFailed,
		take: () => respond('DELETE /api/family/questions/[id]', done),
	},
	{
		name: 'AnswerPage of a question',
		route: 'POST /api/family/answer',
		component: () => (
			<AnswerPage
				token="key"
				caption="uncle"
				question={{
					...elderPage,
					steps: [
						{ field: 'name', question: 'What was his name?' },
						{ field: 'village', question: 'Of which village was he?' },
						{ field: 'year', question: 'When was he born?' },
					],
				}}
			/>
		),
		open: async ({ elderAnswer }) => {
			const text = page.getByRole('textbox');
			await userEvent.fill(text, 'Umaid Singh');
			await press(elderAnswer.next);
			await press(elderAnswer.back);
			await expect.element(text).toHaveValue('Umaid Singh');
			await press(elderAnswer.next);
			await press(elderAnswer.skip);
			await userEvent.fill(text, '१९४५');
			await press(elderAnswer.next);
			await userEvent.fill(text, 'Arjun');
		},
		press: ({ elderAnswer }) => press(elderAnswer.send),
		sent: { body: { token: 'key', as: 'uncle', name: 'Umaid Singh', year: 1945, by: 'Arjun' } },
		failed: ({ elderAnswer }) => elderAnswer.failed,
		take: () => respond('POST /api/family/answer', done),
		done: ({ elderAnswer }) => elderAnswer.thanksTitle,
	},
	...([true, false] as const).map((isRight) => ({
		name: `AnswerPage, where an answer is ${isRight ? 'confirmed' : 'contradicted'}`,
		route: 'POST /api/family/answer' as const,
		component: () => (
			<AnswerPage
				token="key"
				caption="aunt"
				question={{ ...elderPage, said: [{ field: 'name', value: 'Umaid' }] }}
			/>
		),
		press: ({ elderAnswer }: Texts) => press(elderAnswer[isRight ? 'yes' : 'no']),
		sent: { body: { token: 'key', as: 'aunt', isRight } },
		failed: ({ elderAnswer }: Texts) => elderAnswer.failed,
		take: () => respond('POST /api/family/answer', done),
		done: ({ elderAnswer }: Texts) => elderAnswer.thanksTitle,
	})),
	{
		name: 'NewBiodataPage',
		route: 'POST /api/family/biodatas',
		component: () => <NewBiodataPage />,
		prepare: () =>
			respond('GET /api/family/biodatas/known', {
				name: { hi: 'आशा', en: 'Asha' },
				photo: null,
				title: { hi: '', en: '' },
				invocation: { hi: '', en: '' },
				parts: [
					{
						part: 'contact',
						title: relationWords,
						rows: [{ field: 'email', label: relationWords, value: relationWords }],
					},
				],
			}),
		open: () => set({ title: 'For Jodhpur', layout: 'compact', language: 'both', fields: 'email' }),
		press: ({ biodata }) => press(biodata.form.create),
		sent: {
			body: {
				title: 'For Jodhpur',
				layout: 'compact',
				language: 'both',
				fields: ['email'],
			},
		},
		failed: ({ biodata }) => biodata.form.saveFailed,
		take: () =>
			respond('POST /api/family/biodatas', {
				...done,
				biodata: {
					_id: id,
					title: 'For Jodhpur',
					layout: 'compact',
					language: 'both',
					fields: ['email'],
					version: 1,
					createdAt: moment,
					updatedAt: moment,
				},
			}),
	},
	{
		name: 'BiodataLinks, which make a link',
		route: 'POST /api/family/biodatas/[id]/links',
		component: () => <BiodataLinkList id={id} links={[]} onChanged={() => {}} />,
		open: () => set({ sentTo: 'Mehta' }),
		press: ({ biodata }) => press(biodata.own.makeLink),
		sent: { params: { id }, body: { sentTo: 'Mehta' } },
		failed: ({ biodata }) => biodata.own.linkFailed,
		take: () =>
			respond('POST /api/family/biodatas/[id]/links', {
				...done,
				address: 'https://a.example',
				text: 'https://a.example',
				link,
			}),
	},
	{
		name: 'AccountSettings with a new password',
		route: 'PUT /api/users/password',
		component: account,
		prepare: prepareAccount,
		open: async (words) => {
			await openAccount(words);
			await press(words.profile.account.password.change);
			await set({ currentPassword: 'neem leaf', newPassword: 'a well at noon' });
		},
		press: ({ profile }) => press(profile.account.password.confirm),
		sent: { body: { currentPassword: 'neem leaf', newPassword: 'a well at noon' } },
		failed: ({ profile }) => profile.account.password.failed,
		take: () => respond('PUT /api/users/password', { ...done, token: 'new token' }),
	},
	{
		name: 'AccountSettings, where the account is removed',
		route: 'DELETE /api/users/me',
		component: account,
		prepare: prepareAccount,
		open: async (words) => {
			await openAccount(words);
			await press(words.profile.account.remove.open);
			await set({ password: 'neem leaf' });
		},
		press: ({ profile }) => press(profile.account.remove.confirm),
		sent: { body: { password: 'neem leaf' } },
		failed: ({ profile }) => profile.account.remove.failed,
		take: () => respond('DELETE /api/users/me', done),
	},
	{
		name: 'MailChoiceForm',
		route: 'PUT /api/admin/mails',
		component: () => <MailChoiceForm loaded={{ frequency: 'none', forwardsMessages: false }} />,
		area: 'administration',
		open: () => set({ frequency: 'daily', forwardsMessages: 'on' }),
		press: ({ admin }) => press(admin.settings.save),
		sent: { body: { frequency: 'daily', forwardsMessages: true } },
		failed: ({ admin }) => admin.settings.mails.failed,
		take: () => respond('PUT /api/admin/mails', { ...done, frequency: 'daily', forwardsMessages: true }),
	},
	{
		name: 'VersionDialog',
		route: 'POST /api/admin/texts/[kind]',
		component: () => <SiteTexts />,
		area: 'administration',
		prepare: async () => {
			await texts();
			await respond('GET /api/admin/texts/[kind]/[number]', { ...version, hi: 'हमारे बारे में', en: 'About us' });
		},
		open: async ({ admin }) => {
			await press(admin.settings.texts.edit);
			await set({ en: 'About our portal' });
		},
		press: async ({ admin: { settings } }) => {
			await press(settings.texts.publish);
			const question = page.getByRole('dialog', { name: settings.texts.confirmTitle });
			await userEvent.click(question.getByRole('button', { name: settings.texts.publish }));
		},
		sent: { params: { kind: 'about' }, body: { hi: 'हमारे बारे में', en: 'About our portal', basedOn: 0 } },
		failed: ({ admin }) => admin.settings.texts.failed,
		take: () =>
			respond('POST /api/admin/texts/[kind]', {
				...done,
				text: { ...version, hi: 'हमारे बारे में', en: 'About our portal' },
			}),
	},
	{
		name: 'ClanMerge',
		route: 'POST /api/admin/clans/aliases',
		component: () => (
			<ClanMerge
				kind="name"
				clan={{ _id: 'Sengar', members: 3, isListed: true, aliases: [] }}
				onDone={({ message }) => showToast(message, 'success')}
				onClose={() => {}}
			/>
		),
		area: 'administration',
		open: () => set({ value: ' Singar ' }),
		press: ({ admin }) => press(admin.clans.name.confirm),
		sent: { body: { name: 'Singar', clan: 'Sengar' } },
		failed: ({ admin }) => admin.clans.name.failed,
		take: () => respond('POST /api/admin/clans/aliases', { ...done, changed: 1 }),
	},
	{
		name: 'TrashPage, which erases',
		route: 'DELETE /api/admin/trash/[id]',
		component: () => (
			<>
				<Notices />
				<TrashPage />
			</>
		),
		area: 'administration',
		prepare: () => respond('GET /api/admin/trash', trash),
		press: async ({ admin }) => {
			await press(admin.trash.eraseNamed);
			await press(admin.trash.erase);
		},
		sent: { params: { id } },
		failed: ({ admin }) => admin.trash.failures.erase,
		take: () => respond('DELETE /api/admin/trash/[id]', done),
		done: ({ admin }) => admin.trash.erased,
	},
];

async function start(
	{ component, prepare, reader, area, path, route, ...part }: CallingPart,
	index: number,
): Promise<Texts> {
	const language = part.language ?? (index % 2 === 0 ? 'hi' : 'en');
	await prepare?.();
	refuseWithoutReason(route, 503);
	await show(component(language), {
		language,
		session: area ? 'administrator' : (reader ?? 'member'),
		area: area ?? (reader ? 'public' : 'member'),
		...(path && { path }),
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
		await part.open?.(words);
		await part.press(words);
		await see(part.failed(words));
		expect(callsTo(part.route)).toMatchObject([part.sent ?? {}]);
		if (!part.take) return;
		await part.take();
		await part.press(words);
		await see(part.done?.(words) ?? done.message);
		expect(callsTo(part.route)).toMatchObject([part.sent ?? {}, part.sent ?? {}]);
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
		vi.spyOn(document, 'execCommand').mockReturnValue(false);
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

	it('SendLink copies its message, and hands it to the programs of a phone', async () => {
		const writeText = listen(() => Promise.resolve());
		const { send } = getMessages('hi').elderQuestions;
		await show(<SendLinkPanel link={{ ...done, address: text, text }} />, { language: 'hi' });
		await press(send.copy);
		await see(send.copied);
		expect(writeText.mock.calls).toEqual([[text]]);
		for (const way of ['whatsapp', 'sms', 'email'] as const)
			await expect
				.element(page.getByRole('link', { name: send[way] }))
				.toHaveAttribute('href', expect.stringContaining(encodeURIComponent(text)));
	});
});
