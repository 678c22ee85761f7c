import { privacyAt } from '@/lib/core/adult';
import { todayInIndia } from '@/lib/core/calendar';
import { birthText, deathText, findAge, type Life } from '@/lib/core/life';
import { yearText } from '@/lib/core/partial-date';
import { type FamilyMember, type LinkedField, linkedFields } from '@/lib/features/family/schema';
import type { AccountOnCard, PersonRow, TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import { fieldsShown } from '@/lib/features/member/access/field-visibility';
import { defaultWidths, memberPhotoPath, picturePath } from '@/lib/platform/media/picture-path';

/** A card with what its reader, the tree's owner, may see of it. */
export type ShownCard = { row: PersonRow } & ReturnType<typeof getShown>;

/** Cached for rows without an account: their cards depend on the day alone, not on the reader. */
const cardsOfDay = new WeakMap<PersonRow, { day: number; card: ShownCard }>();

/** The cards that the owner may see, in the order of the tree. */
export function getShownCards(tree: TreeRows, now: Date): ShownCard[] {
	const day = todayInIndia(now).getTime();
	return tree.people.filter(isShown).map((row) => {
		const known = cardsOfDay.get(row);
		if (known?.day === day) return known.card;
		const card = { row, ...getShown(row, tree, now) };
		if (row.account === null) cardsOfDay.set(row, { day, card });
		return card;
	});
}

/** Nobody who is hidden or not, or no longer, agreed to. */
function isShown({ kind, isVisible, approvalStatus }: PersonRow): boolean {
	return kind === 'named' && isVisible && approvalStatus !== 'rejected';
}

/** The fields that a card shows from its account, and the adder's own words where the account shows the reader nothing. */
function getShown(row: PersonRow, { ownerId, familyIds }: TreeRows, now: Date) {
	const { account } = row;
	const fields = account && findFieldsShown(account, ownerId, familyIds, now);
	const may = (field: keyof FamilyMember) =>
		fields === 'all' || (fields?.some((one) => one === field) ?? false);
	const live = <F extends 'gender' | 'profession' | 'location'>(field: F) =>
		(may(field) ? account?.[field] : null) ?? row[field];
	const mobile = may('mobileNumber') && account?.mobileNumber ? account : row;
	const ownPhoto = row.photoId && picturePath(row.photoId, defaultWidths.photo);
	const { birth, life, dates } = shownLife(row, may('age') ? account : null, fields === 'all');
	const shown = {
		name: account?.name ?? row.name ?? '',
		// What members say of themselves is in `written` alone.
		nameInOtherScript: account ? null : row.nameInOtherScript,
		photo: may('photo') && account?.photoId ? memberPhotoPath(account.id, account.photoId) : ownPhoto,
		gender: live('gender'),
		profession: live('profession'),
		location: live('location'),
		mobileNumber: mobile.mobileNumber,
		mobileE164: mobile.mobileE164,
		...dates,
		age: findAge(life, todayInIndia(now)),
		familyMemberId: account && getLinkedProfile(account, fields),
	};
	return { shown, birth };
}

function findFieldsShown(
	account: AccountOnCard,
	ownerId: string,
	familyIds: ReadonlySet<string>,
	now: Date,
): ReturnType<typeof fieldsShown> {
	const relation = familyIds.has(account.id) ? 'family' : 'member';
	return fieldsShown(privacyAt(account, now), account.id === ownerId ? 'self' : relation);
}

function getLinkedProfile(account: AccountOnCard, fields: ReturnType<typeof fieldsShown>) {
	const values: Partial<Pick<AccountOnCard, LinkedField>> = {};
	for (const field of linkedFields)
		if (fields === 'all' || fields?.includes(field)) values[field] = account[field];
	return { _id: account.id, ...values };
}

/**
 * Birth and death as the account tells them, which is null where it tells the reader nothing, else as the card does. Of dates
 * that another's account tells, those of the living are not shown, and of the deceased the years between which they have
 * lived.
 */
function shownLife(row: PersonRow, account: AccountOnCard | null, isOwn: boolean) {
	const birth = account?.bornOn ? account : row;
	// The owner may know of the death before the account tells it, and more of it.
	const death = account?.isDeceased && (account.diedOn || !row.isDeceased) ? account : row;
	const { bornOn, bornPrecision } = birth;
	const { isDeceased, diedOn, diedPrecision, ageAtDeath } = death;
	const life: Life = { bornOn, bornPrecision, isDeceased, diedOn, diedPrecision, ageAtDeath };
	const findYear = (text: string | null) => (account?.isDeceased && text ? yearText(text) : null);
	const own: Life = {
		...{ bornOn: row.bornOn, bornPrecision: row.bornPrecision, isDeceased },
		...{ diedOn: row.diedOn, diedPrecision: row.diedPrecision, ageAtDeath: row.ageAtDeath },
	};
	return {
		birth,
		life,
		dates: {
			isDeceased,
			dob: isOwn ? birthText(life) : (birthText(own) ?? findYear(birthText(life))),
			dod: isOwn || death === row ? deathText(life) : (deathText(row) ?? findYear(deathText(life))),
		},
	};
}
