import { useLocale, useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { CardConfirmationDialog } from '@/components/family/cards/card-confirmation-dialog';
import { ConnectDialog } from '@/components/family/cards/connect-dialog';
import { EditDialog } from '@/components/family/cards/edit-dialog';
import { MergeDialog } from '@/components/family/cards/merge-dialog';
import type { DrawnFamily } from '@/components/family/diagram/use-branches';
import { InviteDialog } from '@/components/family/requests/invite-dialog';
import { callApi, type Reply } from '@/lib/client/api';
import { type CardAnswer, cardIn, type FamilyMember } from '@/lib/client/family/cards/family';
import { nameWithRelation, type OfferedRelation } from '@/lib/client/family/cards/relations';
import { getNamedParents } from '@/lib/client/family/diagram/generations';
import { mayBeMiddle } from '@/lib/client/family/diagram/layout-job';
import { mayBeInvited, mayChange } from '@/lib/client/family/tree/member-changes';
import { askToClose } from '@/lib/client/leave-guard';
import { showToast } from '@/lib/client/toast';
import { MemberDetailsPanel } from './member-details-panel';
import type { FamilyChanges } from './use-family-changes';

/** The dialog that is open over one card. */
export type OpenCard =
	| { kind: 'details' | 'unlink' | 'connect' | 'invite'; memberId: string }
	/** `isFromPage`: not from the details, which else come back when it is closed. */
	| { kind: 'edit' | 'delete' | 'withdraw'; memberId: string; isFromPage?: boolean }
	| { kind: 'merge'; memberId: string; otherId: string | null };

const offeringAll: ReadonlySet<OpenCard['kind']> = new Set(['edit', 'connect', 'merge']);

/** Whether it offers all relatives, so that the whole family has to be read. */
export const needsWhole = ({ kind }: OpenCard): boolean => offeringAll.has(kind);

const withdraw = ({ requestId }: FamilyMember) =>
	callApi('POST /api/family/withdraw-request', { body: { requestId: requestId ?? '' } });

interface OpenCardDialogProps extends Pick<DrawnFamily, 'family' | 'beyond' | 'aroundId' | 'showAround'> {
	open: OpenCard;
	member: FamilyMember;
	/** The same in the script of the page. */
	shownMember: FamilyMember;
	changes: FamilyChanges;
	/** Opens something else; null closes all. */
	onOpen: (open: OpenCard | null) => void;
	onAdd: (relatedToId: string, relation: OfferedRelation) => void;
	/** Called when all of a card is to be changed. */
	onEditAll: (memberId: string) => void;
	focusList: () => void;
}

/** The details of a card, or what is done to it. */
export function OpenCardDialog({
	open,
	member,
	shownMember,
	family,
	beyond,
	aroundId,
	showAround,
	changes,
	onOpen,
	onAdd,
	onEditAll,
	focusList,
}: OpenCardDialogProps) {
	const t = useTranslations();
	const language = useLocale();
	const { settle, offerUndo, removed, undoBar } = changes;
	const { id } = member;
	const close = () => onOpen(null);
	const backToDetails = () => onOpen({ kind: 'details', memberId: id });
	const leave = 'isFromPage' in open && open.isFromPage ? close : backToDetails;
	const finishChange = async (response: CardAnswer) => {
		const card = cardIn(response);
		const isHidden = card !== null && !card.isVisible;
		if (isHidden) close();
		else backToDetails();
		await settle(response, id);
		const how = isHidden ? 'hidden' : response.restorableUntil ? 'moved' : null;
		if (card && how) offerUndo(card, how);
	};
	const finishDelete = async (response: CardAnswer) => {
		close();
		await settle(response, id);
		offerUndo(member, 'removed');
	};
	/** A card that only waited for the response to its request has gone with it. */
	const finishWithdrawal = async (response: CardAnswer) => {
		close();
		await settle(response);
		if (response.restorableUntil) offerUndo(member, 'withdrawn');
		else focusList();
	};
	const finishUnlink = async (response: CardAnswer) => {
		await finishChange(response);
		if (response.restorableUntil) offerUndo(member, 'unlinked');
	};
	const finishMerge = async (response: Reply<'POST /api/family/merge/[id]'>) => {
		const { _id, ...card } = response.removed;
		close();
		await settle(response, _id);
		offerUndo({ ...card, id: _id }, 'merged');
	};
	const merge = (memberId: string, otherId: string) => onOpen({ kind: 'merge', memberId, otherId });
	// Until the others are read, and where somebody has been invited since the link to it was sent.
	const isWaiting = beyond !== null && needsWhole(open);
	const hasNoInvitation = open.kind === 'invite' && !mayBeInvited(member);
	const name = nameWithRelation(shownMember, t, language);
	switch (isWaiting || hasNoInvitation ? 'details' : open.kind) {
		case 'details':
			return (
				<MemberDetailsPanel
					member={shownMember}
					writtenName={member.name}
					notice={open.kind === 'details' && removed?.id === id && undoBar}
					mayChange={mayChange(member, family)}
					parents={getNamedParents(id, family, beyond)}
					onAct={(kind) =>
						onOpen(kind === 'merge' ? { kind, memberId: id, otherId: null } : { kind, memberId: id })
					}
					onAdd={(relation) => {
						flushSync(close);
						onAdd(id, relation);
					}}
					onResent={({ message }) => showToast(message, 'success')}
					mayBeMiddle={mayBeMiddle(id, family, aroundId)}
					onAround={() => {
						close();
						showAround(member.relation === 'Me' ? null : id);
					}}
					onClose={close}
				/>
			);
		case 'connect':
			return (
				<ConnectDialog
					member={member}
					family={family}
					onDone={(response) => void finishChange(response)}
					onMerge={merge}
					onClose={backToDetails}
				/>
			);
		case 'invite':
			return (
				<InviteDialog
					member={shownMember}
					onDone={(response) => void finishChange(response)}
					onClose={backToDetails}
				/>
			);
		case 'merge': {
			const otherId = open.kind === 'merge' ? open.otherId : null;
			return (
				<MergeDialog
					key={otherId}
					member={member}
					otherId={otherId}
					members={family.members}
					onDone={(response) => void finishMerge(response)}
					onClose={backToDetails}
				/>
			);
		}
		case 'edit':
			return (
				<EditDialog
					member={member}
					family={family}
					onMore={() => {
						askToClose(document.body, () => {
							flushSync(close);
							onEditAll(id);
						});
					}}
					onSaved={(response) => void finishChange(response)}
					onMerge={merge}
					onClose={leave}
				/>
			);
		case 'delete':
			return (
				<CardConfirmationDialog
					name={name}
					act="remove"
					send={() => callApi('DELETE /api/family/delete/[id]', { params: { id } })}
					onDone={(response) => void finishDelete(response)}
					onClose={leave}
				/>
			);
		case 'unlink':
			return (
				<CardConfirmationDialog
					name={name}
					act="unlink"
					send={() => withdraw(member)}
					onDone={(response) => void finishUnlink(response)}
					onClose={leave}
				/>
			);
		case 'withdraw':
			return (
				<CardConfirmationDialog
					name={name}
					act="withdraw"
					send={() => withdraw(member)}
					onDone={(response) => void finishWithdrawal(response)}
					onClose={leave}
				/>
			);
	}
}
