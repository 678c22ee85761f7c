'use client';

import { ArrowDownUp, Inbox, Info, Link2, UserPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CardConfirmationDialog } from '@/components/family/cards/card-confirmation-dialog';
import type { CardIcon } from '@/components/family/cards/card-icon-badges';
import { ConnectDialog } from '@/components/family/cards/connect-dialog';
import { EditDialog } from '@/components/family/cards/edit-dialog';
import { FormPanel } from '@/components/family/cards/form-panel';
import { MergeDialog } from '@/components/family/cards/merge-dialog';
import { DiagramPanel } from '@/components/family/diagram/diagram-panel';
import type { DrawnFamily } from '@/components/family/diagram/use-branches';
import { InviteDialog } from '@/components/family/requests/invite-dialog';
import { LinkForm } from '@/components/family/requests/link-form';
import { RequestList } from '@/components/family/requests/request-list';
import { RelativeWizardForm } from '@/components/family/wizard/relative-wizard-form';
import { RefusalHandler, useRefusalHandler } from '@/components/form/refusal-handler';
import { leaveSteps, stepIn } from '@/components/form/step-history';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { UndoBar } from '@/components/ui/undo-bar';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import {
	type CardAnswer,
	cardIn,
	type Family,
	type FamilyMember,
	type FamilyRequest,
	type NamingTree,
} from '@/lib/client/family/cards/family';
import { nameWithRelation, type OfferedRelation } from '@/lib/client/family/cards/relations';
import { getNamedParents } from '@/lib/client/family/diagram/generations';
import { mayBeMiddle } from '@/lib/client/family/diagram/layout-job';
import type { Opening, RelativeCandidate } from '@/lib/client/family/diagram/opening';
import { familyInScript } from '@/lib/client/family/tree/family-in-script';
import { mayBeInvited, mayChange } from '@/lib/client/family/tree/member-changes';
import { relativeDraft, type WizardPlace } from '@/lib/client/family/wizard/wizard-steps';
import { findDraft } from '@/lib/client/form/draft';
import { askToClose } from '@/lib/client/leave-guard';
import { refreshNotifications } from '@/lib/client/notifications';
import { showToast } from '@/lib/client/toast';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { formatCount } from '@/lib/platform/i18n/format';
import { HiddenMemberList } from './hidden-member-list';
import { HowItWorksDialog } from './how-it-works-dialog';
import { MemberDetailsPanel } from './member-details-panel';
import { MemberList } from './member-list';
import { useFamilyView, ViewField } from './view-field';

/** As long as the server brings a card back. */
const undoMs = 10_000;

/** A card that has just gone from the tree, and can be brought back. */
interface Gone {
	id: string;
	name: string;
	how: 'removed' | 'hidden' | 'merged' | 'moved' | 'withdrawn' | 'unlinked';
	/** By this browser's clock: milliseconds since 1970. */
	until: number;
}

/** Rarely opened, and heavy. */
const fetchExchange = () => import('@/components/family/exchange/exchange-panel');
const ExchangePanel = lazy(fetchExchange);

interface LoadedFamilyPanelProps extends DrawnFamily {
	requests: readonly FamilyRequest[];
	namedIn: readonly NamingTree[];
	opening: Opening;
	reload: () => Promise<void>;
}

/** Shown in the place of the list. */
type Form =
	| { kind: 'add'; place: WizardPlace }
	| { kind: 'edit'; memberId: string }
	| { kind: 'link'; asked: RelativeCandidate | null }
	| { kind: 'exchange' };

/** What is open above the page. */
type Open =
	| { kind: 'info' }
	| { kind: 'details' | 'unlink' | 'connect' | 'invite'; memberId: string }
	/** `isFromPage`: not from the details, which else come back when it is closed. */
	| { kind: 'edit' | 'delete' | 'withdraw'; memberId: string; isFromPage?: boolean }
	| { kind: 'merge'; memberId: string; otherId: string | null };

const formTitles = {
	add: 'familyTree.wizard.title',
	edit: 'familyTree.edit.title',
	link: 'familyTree.link.title',
	exchange: 'familyExchange.title',
} as const satisfies Record<Form['kind'], string>;

const withdraw = ({ requestId }: FamilyMember) =>
	callApi('POST /api/family/withdraw-request', { body: { requestId: requestId ?? '' } });

/** What is done with all others at hand. */
const amongAll: ReadonlySet<Open['kind']> = new Set(['edit', 'connect', 'merge']);

const anywhere: WizardPlace = { relatedToId: undefined, relation: '' };

/** Whether the page was loaded again at a later step of the form for a new relative. */
function isAtKeptStep({ currentUserId }: Family): boolean {
	const isLaterStep = location.hash.startsWith('#step-') && stepIn(location.hash) > 0;
	return isLaterStep && findDraft(relativeDraft(currentUserId, anywhere)) !== null;
}

/** The family, with all that can be done to it. */
export function LoadedFamilyPanel({
	family,
	beyond,
	askWhole,
	requests,
	namedIn,
	opening,
	reload,
	...drawn
}: LoadedFamilyPanelProps) {
	const t = useTranslations();
	const language = useLocale();
	const handleRefusal = useRefusalHandler();
	const [view, setView] = useFamilyView();
	const { aroundId, showAround } = drawn;
	const listHeading = useRef<HTMLHeadingElement>(null);
	const requestsHeading = useRef<HTMLHeadingElement>(null);
	const [wanted, setForm] = useState<Form | null>(() => {
		if (opening.kind === 'add') return { kind: 'add', place: anywhere };
		return opening.kind === 'ask' ? { kind: 'link', asked: opening.asked } : null;
	});
	const openedFamily = useRef(family);
	useEffect(() => {
		if (isAtKeptStep(openedFamily.current)) setForm({ kind: 'add', place: anywhere });
	}, []);
	const [open, setOpen] = useState<Open | null>(
		opening.kind === 'invite' ? { kind: 'invite', memberId: opening.memberId } : null,
	);
	useEffect(() => {
		// The card may be far from those that are drawn.
		if (opening.kind === 'invite') void askWhole();
	}, [opening, askWhole]);
	const [areRequestsOpen, setRequestsOpen] = useState(opening.kind === 'requests');
	const [gone, setGone] = useState<Gone | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	/** Whose cards were added, changed or taken out since the page was opened. */
	const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
	const noteChange = (memberId: string | undefined) => {
		if (memberId !== undefined) setChanged(new Set([...changed, memberId]));
	};
	const { members } = family;
	const shown = useMemo(() => familyInScript(family), [family]);

	const showForm = useCallback(
		(next: Form) => {
			askToClose(document.body, () => {
				setFailure(null);
				leaveSteps();
				setForm(next);
				void askWhole();
			});
		},
		[askWhole],
	);
	const exchange = useFetchedFirst(fetchExchange, () => showForm({ kind: 'exchange' }));
	const showList = () => {
		leaveSteps();
		flushSync(() => setForm(null));
		listHeading.current?.focus();
	};
	const toggleRequests = () => {
		if (!areRequestsOpen) void askWhole();
		flushSync(() => setRequestsOpen(!areRequestsOpen));
		requestsHeading.current?.focus();
	};
	/** Moves focus to `heading` after loading again, unless the reader has moved it meanwhile. */
	const reloadAndFocus = async (heading: typeof listHeading) => {
		const before = document.activeElement;
		await reload();
		const { activeElement } = document;
		if (activeElement === before || activeElement === document.body) heading.current?.focus();
	};
	/** Says what has been done, and what the server found odd about it. */
	const tell = ({ message, warnings = [] }: CardAnswer) => {
		showToast(message, 'success');
		for (const warning of warnings) showToast(warning.message, 'info');
	};
	const offerUndo = (card: FamilyMember, how: Gone['how']) =>
		setGone({ id: card.id, name: shownName(card), how, until: Date.now() + undoMs });
	const finishForm = async (answer: CardAnswer) => {
		tell(answer);
		const card = cardIn(answer);
		noteChange(card?.id);
		await reload();
		showList();
		if (card && answer.restorableUntil) offerUndo(card, 'moved');
	};
	const finishChange = async (memberId: string, answer: CardAnswer) => {
		tell(answer);
		const card = cardIn(answer);
		const isHidden = card !== null && !card.isVisible;
		setOpen(isHidden ? null : { kind: 'details', memberId });
		noteChange(memberId);
		await reload();
		const how = isHidden ? 'hidden' : answer.restorableUntil ? 'moved' : null;
		if (card && how) offerUndo(card, how);
	};
	const finishDelete = async (member: FamilyMember, answer: CardAnswer) => {
		tell(answer);
		setOpen(null);
		noteChange(member.id);
		await reload();
		offerUndo(member, 'removed');
	};
	/** A card that only waited for its answer has gone with it. */
	const finishWithdrawal = async (member: FamilyMember, answer: CardAnswer) => {
		tell(answer);
		setOpen(null);
		await reload();
		if (answer.restorableUntil) offerUndo(member, 'withdrawn');
		else listHeading.current?.focus();
	};
	const finishUnlink = async (member: FamilyMember, answer: CardAnswer) => {
		await finishChange(member.id, answer);
		if (answer.restorableUntil) offerUndo(member, 'unlinked');
	};
	const finishMerge = async (answer: Reply<'POST /api/family/merge/[id]'>) => {
		tell(answer);
		const { removed } = answer;
		setOpen(null);
		noteChange(removed._id);
		await reload();
		setGone({ id: removed._id, name: shownName(removed), how: 'merged', until: Date.now() + undoMs });
	};
	/** Reads the others where they are needed for it; until then the details stay open. */
	const openFor = useCallback(
		(next: Open) => {
			setOpen(next);
			if (amongAll.has(next.kind)) void askWhole();
		},
		[askWhole],
	);
	const openMerge = (memberId: string, otherId: string) => openFor({ kind: 'merge', memberId, otherId });
	/** Of what is done to a card, which may have been taken out in another window. */
	const onCardFailure = (failed: ApiFailure) => {
		if (handleRefusal(failed)) return true;
		if (failed.status !== 404) return false;
		setOpen(null);
		setForm(null);
		void reload().then(() => {
			setFailure(t('familyTree.cardGone'));
			listHeading.current?.focus();
		});
		return true;
	};
	const forget = useCallback((hadFocus: boolean) => {
		setGone(null);
		if (hadFocus) listHeading.current?.focus({ preventScroll: true });
	}, []);
	const undo = async () => {
		if (!gone) return;
		const answer =
			gone.how !== 'hidden'
				? await callApi('POST /api/family/restore/[id]', { params: { id: gone.id } })
				: await callApi('PUT /api/family/update/[id]', {
						params: { id: gone.id },
						body: { isVisible: true },
					});
		if (!answer.ok && handleRefusal(answer)) return;
		if (answer.ok) {
			tell(answer.data);
			await reload();
		} else setFailure(answer.message || t('familyTree.remove.undoFailed'));
		forget(true);
	};
	const openMember = open && 'memberId' in open ? members.find(({ id }) => id === open.memberId) : undefined;
	const shownMember = openMember && shown.members.find(({ id }) => id === openMember.id);
	const edited = wanted?.kind === 'edit' ? members.find(({ id }) => id === wanted.memberId) : undefined;
	// Whose card is changed may have been taken out meanwhile.
	const form = wanted?.kind === 'edit' && !edited ? null : wanted;
	// By a link that was opened again: they have been invited meanwhile.
	const hasNoInvitation = open?.kind === 'invite' && openMember && !mayBeInvited(openMember);
	const isWaiting = beyond !== null && open !== null && amongAll.has(open.kind);
	const close = () => setOpen(null);
	const openCard = useCallback((memberId: string) => setOpen({ kind: 'details', memberId }), []);
	const actOnCard = useCallback(
		(memberId: string, kind: CardIcon) => openFor({ kind, memberId, isFromPage: true }),
		[openFor],
	);
	const addTo = useCallback(
		(relatedToId: string, relation: OfferedRelation) =>
			showForm({ kind: 'add', place: { relatedToId, relation } }),
		[showForm],
	);
	const undoBar = gone && (
		<UndoBar
			key={gone.id}
			sentence={t(`familyTree.remove.${gone.how}`, { name: gone.name })}
			texts={{
				button: t('familyTree.remove.undo'),
				busy: t('familyTree.remove.undoing'),
				secondsLeft: (seconds) => t('familyTree.remove.secondsLeft', { seconds }),
			}}
			until={gone.until}
			onUndo={undo}
			onExpire={forget}
		/>
	);
	/** Nothing below an open dialog can be pressed. */
	const isUndoneInDetails = open?.kind === 'details' && gone !== null && open.memberId === gone.id;
	// It stays as it is while a form is in its place: with the branches that are open, and where one was.
	const diagram = members.length > 1 && (
		<div key="tree" hidden={form !== null}>
			<DiagramPanel {...drawn} {...{ beyond, askWhole }} family={shown} onOpen={openCard} onAct={actOnCard} />
		</div>
	);
	const list = form === null && (
		<div key="list" className="flex flex-col gap-5">
			<MemberList
				family={shown}
				aroundId={aroundId}
				headingRef={listHeading}
				changed={changed}
				onOpen={openCard}
				onAct={actOnCard}
				onAdd={addTo}
			/>
			{beyond && (
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					<p>{t('familyTree.list.near', { count: members.length })}</p>
					<Button look="outline" onClick={() => void askWhole()}>
						{t('familyTree.list.showAll', { count: beyond.total })}
					</Button>
				</div>
			)}
			{family.hidden.length > 0 && (
				<HiddenMemberList
					members={shown.hidden}
					onShown={async (member, answer) => {
						tell(answer);
						noteChange(member.id);
						if (gone?.id === member.id) setGone(null);
						await reloadAndFocus(listHeading);
					}}
				/>
			)}
		</div>
	);
	const formBody = (shownForm: Form) => {
		switch (shownForm.kind) {
			case 'add':
			case 'edit':
				return (
					<RefusalHandler value={edited ? onCardFailure : handleRefusal}>
						<RelativeWizardForm
							place={shownForm.kind === 'add' ? shownForm.place : anywhere}
							edited={edited ?? null}
							family={family}
							onDone={(answer) => void finishForm(answer)}
							onSame={(memberId, wantsAccount) => {
								showList();
								setOpen({ kind: wantsAccount ? 'invite' : 'details', memberId });
							}}
							onCancel={showList}
						/>
					</RefusalHandler>
				);
			case 'link':
				return (
					<LinkForm
						asked={shownForm.asked}
						family={family}
						onSent={(answer) => void finishForm(answer)}
						onCancel={showList}
					/>
				);
			case 'exchange':
				return (
					<Suspense fallback={<Skeleton className="h-96" />}>
						<ExchangePanel
							members={members}
							onImported={(answer) => {
								tell(answer);
								void reload();
							}}
							onClose={showList}
						/>
					</Suspense>
				);
		}
	};
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<h1 className="min-w-0 flex-1 basis-72 text-h2 md:text-h2-wide">
					{family.name ?? t('familyTree.title')}
				</h1>
				{form === null && members.length > 1 && <ViewField view={view} onChoose={setView} />}
				<fieldset
					aria-label={t('familyTree.toolbar.label')}
					className="grid basis-full grid-cols-2 gap-2 max-sm:*:px-3 sm:flex sm:flex-wrap"
				>
					<Button look="outline" aria-expanded={areRequestsOpen} onClick={toggleRequests}>
						<Inbox aria-hidden="true" className="size-5" />
						{t('familyTree.toolbar.requests')}
						{requests.length > 0 && (
							<span className="grid h-6 min-w-6 place-items-center rounded-full bg-primary px-1.5 text-on-primary text-xs">
								<span aria-hidden="true">{formatCount(requests.length, language)}</span>
								<span className="sr-only">
									{t('familyTree.toolbar.pending', { count: formatCount(requests.length, language) })}
								</span>
							</span>
						)}
					</Button>
					<Button look="outline" onClick={() => setOpen({ kind: 'info' })}>
						<Info aria-hidden="true" className="size-5" />
						{t('familyTree.toolbar.info')}
					</Button>
					<Button look="outline" onClick={() => showForm({ kind: 'link', asked: null })}>
						<Link2 aria-hidden="true" className="size-5" />
						{t('familyTree.toolbar.link')}
					</Button>
					<Button
						look="outline"
						busyLabel={exchange.isFetching && t('familyTree.toolbar.exchange')}
						onClick={() => void exchange.start()}
					>
						<ArrowDownUp aria-hidden="true" className="size-5" />
						{t('familyTree.toolbar.exchange')}
					</Button>
					<Button className="max-sm:col-span-2" onClick={() => showForm({ kind: 'add', place: anywhere })}>
						<UserPlus aria-hidden="true" className="size-5" />
						{t('familyTree.toolbar.add')}
					</Button>
				</fieldset>
			</div>
			{failure !== null && (
				<Banner tone="error" dismiss={{ label: t('familyTree.dismiss'), onDismiss: () => setFailure(null) }}>
					{failure}
				</Banner>
			)}
			{areRequestsOpen && (
				<RequestList
					requests={requests}
					namedIn={namedIn}
					headingRef={requestsHeading}
					asked={members.filter(({ isPending, invitedAt }) => isPending || invitedAt !== null)}
					onWithdraw={(memberId) => openFor({ kind: 'withdraw', memberId, isFromPage: true })}
					onDone={async (answer) => {
						tell(answer);
						void refreshNotifications();
						await reloadAndFocus(requestsHeading);
					}}
				/>
			)}
			{form && (
				<FormPanel
					key={form.kind === 'add' ? `${form.place.relatedToId} ${form.place.relation}` : form.kind}
					title={t(formTitles[form.kind])}
					onClose={showList}
				>
					{beyond ? <Skeleton className="h-96" /> : formBody(form)}
				</FormPanel>
			)}
			<div className={`flex flex-col gap-5 ${view === null ? 'max-md:flex-col-reverse' : ''}`}>
				{view === 'list' ? [list, diagram] : [diagram, list]}
			</div>
			{undoBar && !isUndoneInDetails && (
				<div className="sticky bottom-4 z-30 mx-auto w-fit max-w-full rounded-control border border-line bg-raised px-4 shadow-soft">
					{undoBar}
				</div>
			)}
			{open?.kind === 'info' && <HowItWorksDialog onClose={close} />}
			<RefusalHandler value={onCardFailure}>
				{(open?.kind === 'details' || isWaiting || hasNoInvitation) && openMember && shownMember && (
					<MemberDetailsPanel
						member={shownMember}
						writtenName={openMember.name}
						notice={isUndoneInDetails && undoBar}
						mayChange={mayChange(openMember, family)}
						parents={getNamedParents(openMember.id, family, beyond)}
						onAct={(kind) =>
							openFor(
								kind === 'merge'
									? { kind, memberId: openMember.id, otherId: null }
									: { kind, memberId: openMember.id },
							)
						}
						onAdd={(relation) => {
							flushSync(() => setOpen(null));
							addTo(openMember.id, relation);
						}}
						onResent={({ message }) => showToast(message, 'success')}
						mayBeMiddle={mayBeMiddle(openMember.id, family, aroundId)}
						onAround={() => {
							setOpen(null);
							showAround(openMember.relation === 'Me' ? null : openMember.id);
						}}
						onClose={close}
					/>
				)}
				{open?.kind === 'connect' && !isWaiting && openMember && (
					<ConnectDialog
						member={openMember}
						family={family}
						onDone={(answer) => void finishChange(openMember.id, answer)}
						onMerge={openMerge}
						onClose={() => openCard(openMember.id)}
					/>
				)}
				{open?.kind === 'invite' && openMember && shownMember && mayBeInvited(openMember) && (
					<InviteDialog
						member={shownMember}
						onDone={(answer) => void finishChange(openMember.id, answer)}
						onClose={() => openCard(openMember.id)}
					/>
				)}
				{open?.kind === 'merge' && !isWaiting && openMember && (
					<MergeDialog
						key={open.otherId}
						member={openMember}
						otherId={open.otherId}
						members={members}
						onDone={(answer) => void finishMerge(answer)}
						onClose={() => openCard(openMember.id)}
					/>
				)}
				{open?.kind === 'edit' && !isWaiting && openMember && (
					<EditDialog
						member={openMember}
						family={family}
						onMore={() => {
							askToClose(document.body, () => {
								flushSync(() => setOpen(null));
								showForm({ kind: 'edit', memberId: openMember.id });
							});
						}}
						onSaved={(answer) => void finishChange(openMember.id, answer)}
						onMerge={openMerge}
						onClose={open.isFromPage ? close : () => openCard(openMember.id)}
					/>
				)}
				{open?.kind === 'delete' && openMember && shownMember && (
					<CardConfirmationDialog
						name={nameWithRelation(shownMember, t, language)}
						act="remove"
						send={() => callApi('DELETE /api/family/delete/[id]', { params: { id: openMember.id } })}
						onDone={(answer) => void finishDelete(openMember, answer)}
						onClose={open.isFromPage ? close : () => openCard(openMember.id)}
					/>
				)}
				{open?.kind === 'unlink' && openMember && shownMember && (
					<CardConfirmationDialog
						name={nameWithRelation(shownMember, t, language)}
						act="unlink"
						send={() => withdraw(openMember)}
						onDone={(answer) => void finishUnlink(openMember, answer)}
						onClose={() => openCard(openMember.id)}
					/>
				)}
				{open?.kind === 'withdraw' && openMember && shownMember && (
					<CardConfirmationDialog
						name={nameWithRelation(shownMember, t, language)}
						act="withdraw"
						send={() => withdraw(openMember)}
						onDone={(answer) => void finishWithdrawal(openMember, answer)}
						onClose={open.isFromPage ? close : () => openCard(openMember.id)}
					/>
				)}
			</RefusalHandler>
		</>
	);
}
