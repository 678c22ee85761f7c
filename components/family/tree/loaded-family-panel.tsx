'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardIcon } from '@/components/family/cards/card-icon-badges';
import { DiagramPanel } from '@/components/family/diagram/diagram-panel';
import type { DrawnFamily } from '@/components/family/diagram/use-branches';
import { RequestList } from '@/components/family/requests/request-list';
import { RefusalHandler, useRefusalHandler } from '@/components/form/refusal-handler';
import { leaveSteps, stepIn } from '@/components/form/step-history';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { ApiFailure } from '@/lib/client/api';
import {
	type CardAnswer,
	cardIn,
	type Family,
	type FamilyRequest,
	type NamingTree,
} from '@/lib/client/family/cards/family';
import type { OfferedRelation } from '@/lib/client/family/cards/relations';
import type { Opening } from '@/lib/client/family/diagram/opening';
import { familyInScript } from '@/lib/client/family/tree/family-in-script';
import { anywhere, relativeDraft } from '@/lib/client/family/wizard/wizard-steps';
import { findDraft } from '@/lib/client/form/draft';
import { askToClose } from '@/lib/client/leave-guard';
import { refreshNotifications } from '@/lib/client/notifications';
import { type FamilyForm, FamilyFormPanel, fetchExchange } from './family-form-panel';
import { FamilyToolbarPanel } from './family-toolbar-panel';
import { HiddenMemberList } from './hidden-member-list';
import { HowItWorksDialog } from './how-it-works-dialog';
import { MemberList } from './member-list';
import { needsWhole, type OpenCard, OpenCardDialog } from './open-card-dialog';
import { useFamilyChanges } from './use-family-changes';
import { useFamilyView, ViewField } from './view-field';

interface LoadedFamilyPanelProps extends DrawnFamily {
	requests: readonly FamilyRequest[];
	namedIn: readonly NamingTree[];
	opening: Opening;
	reload: () => Promise<void>;
}

/** Whether the page was loaded again at a later step of the form for a new relative. */
function isAtKeptStep({ currentUserId }: Family): boolean {
	const isLaterStep = location.hash.startsWith('#step-') && stepIn(location.hash) > 0;
	return isLaterStep && findDraft(relativeDraft(currentUserId, anywhere)) !== null;
}

function getFirstForm(opening: Opening): FamilyForm | null {
	if (opening.kind === 'add') return { kind: 'add', place: anywhere };
	return opening.kind === 'ask' ? { kind: 'link', asked: opening.asked } : null;
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
	const t = useTranslations('familyTree');
	const handleRefusal = useRefusalHandler();
	const [view, setView] = useFamilyView();
	const { aroundId, showAround } = drawn;
	const listHeading = useRef<HTMLHeadingElement>(null);
	const requestsHeading = useRef<HTMLHeadingElement>(null);
	const [chosenForm, setForm] = useState<FamilyForm | null>(() => getFirstForm(opening));
	const openedFamily = useRef(family);
	useEffect(() => {
		if (isAtKeptStep(openedFamily.current)) setForm({ kind: 'add', place: anywhere });
	}, []);
	const [open, setOpen] = useState<OpenCard | null>(
		opening.kind === 'invite' ? { kind: 'invite', memberId: opening.memberId } : null,
	);
	useEffect(() => {
		// The card may be far from those that are drawn.
		if (opening.kind === 'invite') void askWhole();
	}, [opening, askWhole]);
	const [isInfoOpen, setInfoOpen] = useState(false);
	const [areRequestsOpen, setRequestsOpen] = useState(opening.kind === 'requests');
	const [failure, setFailure] = useState<string | null>(null);
	const changes = useFamilyChanges(reload, listHeading, setFailure);
	const { removed, undoBar } = changes;
	const { members } = family;
	const shown = useMemo(() => familyInScript(family), [family]);

	const showForm = useCallback(
		(next: FamilyForm) => {
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
	const focusList = () => listHeading.current?.focus();
	const showList = () => {
		leaveSteps();
		flushSync(() => setForm(null));
		focusList();
	};
	const toggleRequests = () => {
		if (!areRequestsOpen) void askWhole();
		flushSync(() => setRequestsOpen(!areRequestsOpen));
		requestsHeading.current?.focus();
	};
	/** Moves focus to `heading` after loading again, unless the reader has moved it meanwhile. */
	const settleAndFocus = async (heading: typeof listHeading, response: CardAnswer, memberId?: string) => {
		const before = document.activeElement;
		await changes.settle(response, memberId);
		const { activeElement } = document;
		if (activeElement === before || activeElement === document.body) heading.current?.focus();
	};
	const finishForm = async (response: CardAnswer) => {
		const card = cardIn(response);
		await changes.settle(response, card?.id);
		showList();
		if (card && response.restorableUntil) changes.offerUndo(card, 'moved');
	};
	/** Reads the others where they are needed for it; until then the details stay open. */
	const openFor = useCallback(
		(next: OpenCard | null) => {
			setOpen(next);
			if (next && needsWhole(next)) void askWhole();
		},
		[askWhole],
	);
	/** A card that is changed may have been taken out in another window. */
	const onCardFailure = (failed: ApiFailure) => {
		if (handleRefusal(failed)) return true;
		if (failed.status !== 404) return false;
		setOpen(null);
		setForm(null);
		void reload().then(() => {
			setFailure(t('cardGone'));
			focusList();
		});
		return true;
	};
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
	const openMember = open && members.find(({ id }) => id === open.memberId);
	const shownMember = openMember && shown.members.find(({ id }) => id === openMember.id);
	// A card whose form is open may have been taken out meanwhile.
	const isEditable = chosenForm?.kind !== 'edit' || members.some(({ id }) => id === chosenForm.memberId);
	const form = isEditable ? chosenForm : null;
	/** Nothing below an open dialog can be pressed. */
	const isUndoneInDetails = open?.kind === 'details' && removed !== null && open.memberId === removed.id;
	// It stays as it is while a form is in its place: with the branches that are open, and where one was.
	const diagram = members.length > 1 && (
		<div key="tree" hidden={form !== null}>
			<DiagramPanel
				{...drawn}
				beyond={beyond}
				askWhole={askWhole}
				family={shown}
				onOpen={openCard}
				onAct={actOnCard}
			/>
		</div>
	);
	const list = form === null && (
		<div key="list" className="flex flex-col gap-5">
			<MemberList
				family={shown}
				aroundId={aroundId}
				headingRef={listHeading}
				changed={changes.changed}
				onOpen={openCard}
				onAct={actOnCard}
				onAdd={addTo}
			/>
			{beyond && (
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					<p>{t('list.near', { count: members.length })}</p>
					<Button look="outline" onClick={() => void askWhole()}>
						{t('list.showAll', { count: beyond.total })}
					</Button>
				</div>
			)}
			{family.hidden.length > 0 && (
				<HiddenMemberList
					members={shown.hidden}
					onShown={async (member, response) => {
						if (removed?.id === member.id) changes.forgetRemoved();
						await settleAndFocus(listHeading, response, member.id);
					}}
				/>
			)}
		</div>
	);
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<h1 className="min-w-0 flex-1 basis-72 text-h2 md:text-h2-wide">{family.name ?? t('title')}</h1>
				{form === null && members.length > 1 && <ViewField view={view} onChoose={setView} />}
				<FamilyToolbarPanel
					requestCount={requests.length}
					areRequestsOpen={areRequestsOpen}
					isExchangeLoading={exchange.isFetching}
					onRequests={toggleRequests}
					onInfo={() => setInfoOpen(true)}
					onLink={() => showForm({ kind: 'link', asked: null })}
					onExchange={() => void exchange.start()}
					onAdd={() => showForm({ kind: 'add', place: anywhere })}
				/>
			</div>
			{failure !== null && (
				<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: () => setFailure(null) }}>
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
					onDone={(response) => {
						void refreshNotifications();
						return settleAndFocus(requestsHeading, response);
					}}
				/>
			)}
			{form && (
				<FamilyFormPanel
					key={form.kind === 'add' ? `${form.place.relatedToId} ${form.place.relation}` : form.kind}
					form={form}
					family={family}
					isWhole={beyond === null}
					onCardFailure={onCardFailure}
					onDone={(response) => void finishForm(response)}
					onSame={(memberId, wantsAccount) => {
						showList();
						setOpen({ kind: wantsAccount ? 'invite' : 'details', memberId });
					}}
					onImported={(response) => void changes.settle(response)}
					onClose={showList}
				/>
			)}
			<div className={`flex flex-col gap-5 ${view === null ? 'max-md:flex-col-reverse' : ''}`}>
				{view === 'list' ? [list, diagram] : [diagram, list]}
			</div>
			{undoBar && !isUndoneInDetails && (
				<div className="sticky bottom-4 z-30 mx-auto w-fit max-w-full rounded-control border border-line bg-raised px-4 shadow-soft">
					{undoBar}
				</div>
			)}
			{isInfoOpen && <HowItWorksDialog onClose={() => setInfoOpen(false)} />}
			{open && openMember && shownMember && (
				<RefusalHandler value={onCardFailure}>
					<OpenCardDialog
						open={open}
						member={openMember}
						shownMember={shownMember}
						family={family}
						beyond={beyond}
						aroundId={aroundId}
						showAround={showAround}
						changes={changes}
						onOpen={openFor}
						onAdd={addTo}
						onEditAll={(memberId) => showForm({ kind: 'edit', memberId })}
						focusList={focusList}
					/>
				</RefusalHandler>
			)}
		</>
	);
}
