import { randomUUID } from 'node:crypto';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { lifeAfter, unknownLife } from '@/lib/core/life';
import { searchKey } from '@/lib/core/text-folding';
import { type AddBody, cardWords } from '@/lib/features/family/cards/schema';
import type { RelationWarning } from '@/lib/features/family/relations/rules/check-ages';
import { placeRelative } from '@/lib/features/family/relations/rules/place-relative';
import {
	type RelationWord,
	type Stated,
	withMarriage,
} from '@/lib/features/family/relations/rules/stated-relation';
import { withdrawAddressRequests } from '@/lib/features/family/requests/commands/withdraw-address-requests';
import {
	type CardWords,
	lockOwnTree,
	noteChange,
	type OwnTree,
	readGraph,
	writeGraph,
} from '@/lib/features/family/tree/commands/lock-own-tree';
import type { TreeGraph, TreePerson } from '@/lib/features/family/tree/rules/graph';
import { withClanName } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { checkMobileNumber, withE164 } from '@/lib/features/member/commands/fill-mobile-e164';
import { noteClaimMail } from '@/lib/features/member/commands/hold-claim-mails';
import {
	getLapse,
	insertUnclaimedAccount,
	type RelativeAccount,
	type WaitingAccount,
} from '@/lib/features/member/commands/unclaimed-accounts';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Mail } from '@/lib/platform/mail/mail';
import { insertMedia, type Leave, withNewPicture } from '@/lib/platform/media/pictures';

type AddedPerson = Exclude<AddBody, { way: 'link' }>;

interface NewRelative {
	typed: AddedPerson;
	photo: Uint8Array | null;
	/** For a relative who is to have one, checked and ready to be written. */
	account: NewAccount | null;
}

interface NewAccount extends RelativeAccount {
	/** The mail to its address where no code reaches it. */
	mailTo(account: WaitingAccount): Mail;
}

export interface AddedRelative {
	personId: string;
	warnings: RelationWarning[];
}

/**
 * Adds somebody to the tree of its owner, with an account that waits to be claimed where that is asked for.
 *
 * @throws DomainError `notFound` when there is no such card to hang on, `input.invalid`, `email.taken`, what the place
 * in the tree is refused for, and what storing a picture throws
 */
export async function addRelative(
	ownerId: string,
	{ typed, photo, account }: NewRelative,
	now: Date,
): Promise<AddedRelative & { relatedToId: string }> {
	return withNewPicture(photo, async (tx, newPhoto, leave) => {
		const tree = await lockOwnTree(tx, ownerId);
		const photoId = newPhoto ? await insertMedia(tx, newPhoto, ownerId) : null;
		const added = await insertRelative(tx, leave, { tree, typed, more: { photoId } }, now);
		const { personId, warnings, before, stated } = added;
		const { anchorId } = stated;
		if (account) {
			const { relation, requestMessage: message = null } = typed;
			const relatedTo = before.people.find((person) => person.id === anchorId);
			await insertAccount(
				tx,
				{
					request: { adderId: ownerId, personId, relatedToId: anchorId, relation, message },
					adderName: tree.ownerName,
					relatedToName: anchorId === tree.meId ? null : (relatedTo?.name ?? null),
					account,
				},
				now,
			);
		}
		return { personId, warnings, relatedToId: anchorId };
	});
}

interface AskedAccount {
	request: Parameters<typeof insertUnclaimedAccount>[2];
	adderName: string;
	/** Whose relative, where that is not the adder. */
	relatedToName: string | null;
	account: NewAccount;
}

/** Makes the account for a card, with the mail about it. */
async function insertAccount(
	tx: Prisma.TransactionClient,
	{ request, adderName, relatedToName, account }: AskedAccount,
	now: Date,
): Promise<void> {
	const id = await insertUnclaimedAccount(tx, account, request, now);
	const { name } = account.profile;
	const { relation, adderId: actorId } = request;
	const mail = account.mailTo({ id, name, endsAt: getLapse(now), adderName, relation, relatedToName });
	await noteClaimMail(tx, id, { actorId, mail, now });
}

interface Invitation {
	/** The card. */
	personId: string;
	/** What it is to the owner of the tree. */
	relation: RelationWord;
	message: string | null;
	account: NewAccount;
}

/**
 * Makes an account for somebody who is a card in the tree of its owner already. The card stays as it is.
 *
 * @throws DomainError `notFound`, `family.notInvitable`, `email.taken`
 */
export async function inviteRelative(
	ownerId: string,
	{ personId, relation, message, account }: Invitation,
	now: Date,
): Promise<void> {
	await db.$transaction(async (tx) => {
		const tree = await lockOwnTree(tx, ownerId);
		const card = await tx.person.findFirst({
			where: { id: personId, treeId: tree.id, kind: 'named', approvalStatus: 'approved' },
			select: { memberId: true, isDeceased: true },
		});
		if (!card) throw new DomainError('notFound');
		if (card.memberId !== null || card.isDeceased) throw new DomainError('family.notInvitable');
		await withdrawAddressRequests(tx, [personId], now);
		await insertAccount(
			tx,
			{
				request: { adderId: ownerId, personId, relatedToId: tree.meId, relation, message },
				adderName: tree.ownerName,
				relatedToName: null,
				account,
			},
			now,
		);
		await noteChange(tx, tree.id);
	});
}

interface TypedRelative {
	/** Held by the transaction. */
	tree: OwnTree;
	typed: AddedPerson;
	/** What is written on the card beside what is typed. */
	more: Pick<CardWords, 'photoId' | 'unconfirmed'>;
}

/** Writes the card of a new relative into a tree that the transaction holds, in the place that is said. */
export async function insertRelative(
	tx: Prisma.TransactionClient,
	leave: Leave,
	{ tree, typed, more }: TypedRelative,
	now: Date,
): Promise<AddedRelative & { before: TreeGraph; stated: Stated }> {
	checkMobileNumber(typed.mobileNumber, null);
	const life = lifeAfter(unknownLife, typed, todayInIndia(now));
	const before = await readGraph(tx, tree);
	const stated = statedIn(before, typed, tree.meId);
	const newcomer: TreePerson = {
		...{ bornOn: life.bornOn, bornPrecision: life.bornPrecision },
		id: randomUUID(),
		isNamed: true,
		isHeld: false,
		memberId: null,
		name: typed.name,
		nameKey: searchKey(typed.name),
		gender: typed.gender ?? null,
	};
	const { graph, personId, warnings } = placeRelative(before, newcomer, stated, randomUUID);
	const words = {
		...withE164(await withClanName(tx, cardWords.parse(withMarriage(typed)))),
		...life,
		...more,
		nameKey: newcomer.nameKey,
		addedById: tree.ownerId,
		createdAt: now,
	};
	leave(await writeGraph(tx, tree.id, { before, after: graph, words }));
	return { personId, warnings, before, stated };
}

type StatedPlace = Pick<
	AddBody,
	'relation' | 'relatedToMemberId' | 'side' | 'parentKind' | 'isCouple' | 'otherParent'
>;

/** @throws DomainError `notFound` when the card to hang on is not in the tree */
export function statedIn(
	graph: TreeGraph,
	{ relation, relatedToMemberId, side, parentKind, isCouple, otherParent }: StatedPlace,
	meId: string,
): Stated {
	const anchorId = relatedToMemberId ?? meId;
	if (!graph.people.some(({ id, isNamed }) => id === anchorId && isNamed)) throw new DomainError('notFound');
	return { relation, anchorId, side, parentKind, isCouple, otherParent };
}
