// The readers of each row and column, by hand: what has no line here is shown to no reader.
import { type Looked, looked, type Reader } from './fixtures';

/** The relationship of a reader to the owner of a row. An adder keeps a card of a member who has not agreed yet. */
const relations = [
	'visitor',
	'member',
	'adder',
	'added',
	'family',
	'match',
	'agreed',
	'self',
	'administrator',
] as const;
type Relation = (typeof relations)[number];

/**
 * The columns of a member by the readers who see them: `name` (T0), `open` (T1 and T2), `matched` (matches, beside T2),
 * `contact` (T3 and members who have agreed), `familiar` (T3) and `own` (T4).
 *
 * The columns of other tables: `row` for all who see the row, `owner` for its owner alone, `matches` and `agreed` for
 * matches to whom the owner shows details, `nobody` for no reader.
 */
type Tier =
	| ('name' | 'open' | 'matched' | 'contact' | 'familiar' | 'own')
	| ('row' | 'owner' | 'matches' | 'agreed' | 'nobody');

/** Every column that can hold words of a person; `spared-columns.ts` holds the others. */
export const columns: Readonly<Record<string, Tier>> = {
	'AddressOption.en': 'row',
	'AddressOption.foldedKey': 'nobody',
	'AuditEntry.changes': 'row',
	'Biodata.title': 'row',
	'BiodataLink.sentTo': 'row',
	'BirthMoment.placeName': 'row',
	'Blog.author': 'row',
	'Blog.authorKey': 'nobody',
	'Blog.content': 'row',
	'Blog.rejectionReason': 'row',
	'Blog.title': 'row',
	'Blog.titleKey': 'nobody',
	'Consent.textVersion': 'owner',
	'Decision.mail': 'nobody',
	'ElderQuestion.addressEn': 'row',
	'ElderQuestion.addressHi': 'row',
	'ElderQuestion.saidBy': 'row',
	'ElderQuestion.saidClan': 'row',
	'ElderQuestion.saidGotra': 'row',
	'ElderQuestion.saidName': 'row',
	'ElderQuestion.saidVillage': 'row',
	'ElderQuestion.whoseEn': 'row',
	'ElderQuestion.whoseHi': 'row',
	'EmailChange.codeHmac': 'nobody',
	'EmailChange.email': 'owner',
	'EmailChange.formerEmail': 'nobody',
	'EmailChange.returnTokenHash': 'nobody',
	'EmailConfirmation.codeHmac': 'nobody',
	'EmailConfirmation.tokenHash': 'nobody',
	'FamilyRequest.message': 'row',
	'FamilyTree.name': 'row',
	'FamilyTree.nameKey': 'nobody',
	'GalleryImage.description': 'row',
	'GalleryImage.rejectionReason': 'owner',
	'GalleryImage.title': 'row',
	'GalleryImage.titleKey': 'nobody',
	'GuardianNote.text': 'row',
	'Guardianship.candidateEn': 'row',
	'Guardianship.candidateHi': 'row',
	'Guardianship.guardianEn': 'row',
	'Guardianship.guardianHi': 'row',
	'Guardianship.textVersion': 'row',
	'InboxMessage.email': 'row',
	'InboxMessage.message': 'row',
	'InboxMessage.name': 'row',
	'InboxMessage.subject': 'row',
	'Interest.message': 'row',
	'MatrimonialDetails.about': 'matches',
	'MatrimonialDetails.aboutFamily': 'owner',
	'MatrimonialDetails.languages': 'owner',
	'MatrimonialDetails.lookingFor': 'agreed',
	'MatrimonialDetails.maternalUncle': 'matches',
	'MatrimonialDetails.maternalVillage': 'matches',
	'MatrimonialDetails.motherTongue': 'owner',
	'MatrimonialDetails.siblings': 'owner',
	'MatrimonialDetails.workPlace': 'owner',
	'Media.blur': 'row',
	'Media.id': 'row',
	'MediaVariant.objectKey': 'nobody',
	'MeetingQuestion.text': 'row',
	'Member.ancestorPlace': 'familiar',
	'Member.ancestralResidence': 'familiar',
	'Member.bornOn': 'own',
	'Member.clan': 'open',
	'Member.clanKey': 'nobody',
	'Member.district': 'open',
	'Member.dynasty': 'open',
	'Member.dynastyKey': 'nobody',
	'Member.education': 'open',
	'Member.email': 'contact',
	'Member.emailKey': 'nobody',
	'Member.familyGod': 'familiar',
	'Member.familyGoddess': 'familiar',
	'Member.fatherInLawFatherName': 'familiar',
	'Member.fatherInLawName': 'familiar',
	'Member.fatherName': 'familiar',
	'Member.gotra': 'open',
	'Member.inLawDistrict': 'familiar',
	'Member.inLawDynasty': 'familiar',
	'Member.inLawSakh': 'familiar',
	'Member.inLawState': 'familiar',
	'Member.inLawTehsil': 'familiar',
	'Member.location': 'open',
	'Member.lordName': 'familiar',
	'Member.lordPlace': 'familiar',
	'Member.marriagePlace': 'familiar',
	'Member.mobileE164': 'contact',
	'Member.mobileNumber': 'contact',
	'Member.motherClan': 'familiar',
	'Member.name': 'name',
	'Member.nameInOtherScript': 'own',
	'Member.nameKey': 'nobody',
	'Member.passwordHash': 'nobody',
	'Member.profession': 'open',
	'Member.sakh': 'open',
	'Member.searchText': 'nobody',
	'Member.tehsil': 'open',
	'Member.villageAddress': 'familiar',
	'MemberReport.text': 'row',
	'OneTimeCode.codeHmac': 'nobody',
	'OutboxMail.email': 'nobody',
	'OutboxMail.emailKey': 'nobody',
	'OutboxMail.html': 'nobody',
	'OutboxMail.subject': 'nobody',
	'OutboxMail.text': 'nobody',
	'PartnerWishes.clans': 'row',
	'PartnerWishes.districts': 'row',
	'Person.ancestorPlace': 'row',
	'Person.ancestralResidence': 'row',
	'Person.bornOn': 'row',
	'Person.clan': 'row',
	'Person.diedOn': 'row',
	'Person.district': 'row',
	'Person.dynasty': 'row',
	'Person.education': 'row',
	'Person.facts': 'row',
	'Person.familyGod': 'row',
	'Person.familyGoddess': 'row',
	'Person.fatherInLawFatherName': 'row',
	'Person.fatherInLawName': 'row',
	'Person.fatherName': 'row',
	'Person.gotra': 'row',
	'Person.inLawDistrict': 'row',
	'Person.inLawDynasty': 'row',
	'Person.inLawSakh': 'row',
	'Person.inLawState': 'row',
	'Person.inLawTehsil': 'row',
	'Person.location': 'row',
	'Person.lordName': 'row',
	'Person.lordPlace': 'row',
	'Person.marriagePlace': 'row',
	'Person.mobileE164': 'row',
	'Person.mobileNumber': 'row',
	'Person.motherClan': 'row',
	'Person.name': 'row',
	'Person.nameInOtherScript': 'row',
	'Person.nameKey': 'nobody',
	'Person.profession': 'row',
	'Person.sakh': 'row',
	'Person.tehsil': 'row',
	'Person.villageAddress': 'row',
	'RateLimit.key': 'nobody',
	'RecoveryCode.codeHash': 'nobody',
	'SecondFactor.encryptedSecret': 'nobody',
	'Session.userAgent': 'owner',
	'TrashEntry.name': 'row',
	'TrashEntry.rows': 'owner',
	'Union.endedOn': 'owner',
	'Union.facts': 'row',
	'Union.marriedOn': 'row',
	'Union.place': 'row',
};

/** The fields of a member's record that are not called like a column. */
const fields: Readonly<Record<string, Tier>> = {
	_id: 'name',
	isProfileOpen: 'name',
	written: 'name',
	age: 'open',
	createdAt: 'open',
	emailConfirmed: 'open',
	gender: 'open',
	isAdmin: 'open',
	isKnownToFamily: 'open',
	isMarried: 'open',
	photo: 'open',
	prefix: 'open',
	childrenCount: 'matched',
	formerMarriage: 'matched',
	formerMarriageEndedYear: 'matched',
	isManglik: 'familiar',
	__v: 'own',
	dob: 'own',
	dod: 'own',
	familyTreePrivacy: 'own',
	isDeceased: 'own',
	isHeldFromMatches: 'own',
	isListed: 'own',
	isManglikKnown: 'own',
	isMarriedKnown: 'own',
	isPhotoBlurred: 'own',
	matrimonialConsent: 'own',
	mayIntroduce: 'own',
};

const sender: readonly Relation[] = ['self', 'administrator'];
const owner: readonly Relation[] = ['self'];

/** The readers of each row, which is named behind its owner; a member's own record goes by tiers. */
const rows: Readonly<Record<string, readonly Relation[]>> = {
	added: ['self', 'adder', 'administrator'],
	'adder-request': ['self', 'adder'],
	'agreed-interest': ['self', 'agreed'],
	'agreed-question': ['self', 'agreed'],
	answer: owner,
	'approved-picture': relations,
	'approved-picture.image': relations,
	'approved-story': relations,
	audit: sender,
	biodata: owner,
	biodataLink: owner,
	birthMoment: owner,
	departed: owner,
	details: ['self', 'match', 'agreed'],
	'email-change': owner,
	'family-request': ['self', 'family'],
	guardianship: ['self', 'family'],
	kin: sender,
	'kin.photo': sender,
	'match-interest': ['self', 'match'],
	matrimonial: owner,
	me: owner,
	message: sender,
	minor: owner,
	mother: sender,
	note: owner,
	'of-unclaimed': owner,
	option: relations,
	'pending-picture': sender,
	'pending-picture.image': sender,
	'pending-story': sender,
	'pending-story.image': sender,
	photo: owner,
	question: owner,
	'rejected-picture': owner,
	'rejected-picture.image': owner,
	'rejected-story': sender,
	report: ['match', 'administrator'],
	request: ['adder'],
	session: owner,
	terms: owner,
	trash: sender,
	union: sender,
	unseen: owner,
	wishes: owner,
};

/** The owner of a row, which row it is and its column, by the name of a canary. */
export function parseCanary(name: string): { subject: string; row: string; column: string } {
	const parts = name.split('.');
	const column = parts.pop() ?? '';
	// Rows that belong to no member are called by themselves.
	const subject = parts.length > 0 && parts[0] !== undefined && !(parts[0] in rows) ? parts.shift() : '';
	return { subject: subject ?? '', row: parts.join('.'), column };
}

/** The reader in the fixtures of one member who is looked at. */
export interface ReaderOf {
	reader: Reader;
	kind: Looked;
}

const isLooked = (name: string) => looked.some((kind) => kind === name);

export function findRelation({ reader, kind }: ReaderOf, subject: string): Relation {
	if (reader === 'visitor' || reader === 'ended' || reader === 'unclaimed') return 'visitor';
	const me = reader === 'self' ? kind : reader;
	if (subject === me) return 'self';
	if (reader === 'administrator') return 'administrator';
	if (reader === 'adder' && (isLooked(subject) || subject === 'unclaimed')) return 'adder';
	// The members looked at are linked with each other through the same relative.
	if (isLooked(subject)) return reader === 'self' ? 'family' : reader === 'stranger' ? 'member' : reader;
	if (reader !== 'self') return 'member';
	if (subject === 'adder') return 'added';
	return subject === 'family' || subject === 'match' || subject === 'agreed' ? subject : 'member';
}

/** The tiers of a member's record that a reader sees, as the table of privacy has them. */
function getTiers(relation: Relation, subject: string): readonly Tier[] {
	const isHidden = subject === 'young' || subject === 'unclaimed';
	switch (relation) {
		case 'self':
		case 'administrator':
			return ['name', 'open', 'matched', 'contact', 'familiar', 'own'];
		case 'family':
			return subject === 'private' || !isLooked(subject) ? ['name'] : ['name', 'open', 'contact', 'familiar'];
		case 'agreed':
			return isHidden ? ['name'] : ['name', 'open', 'matched', 'contact'];
		case 'match':
			return isHidden ? ['name'] : ['name', 'open', 'matched'];
		default:
			if (subject === 'public' && relation !== 'visitor') return ['name', 'open'];
			return isHidden && relation !== 'adder' ? [] : ['name'];
	}
}

/** Whether a reader may see a field of a member's record; null where the field is none of the record. */
export function maySeeField(reader: ReaderOf, subject: string, field: string): boolean | null {
	const tier = fields[field] ?? columns[`Member.${field}`];
	return tier ? getTiers(findRelation(reader, subject), subject).includes(tier) : null;
}

/** Whether a reader may see the canary of this name, which is in a column such as `Member.clan`. */
export function maySee(reader: ReaderOf, canary: string, column: string | undefined): boolean {
	const { subject, row } = parseCanary(canary);
	const tier = columns[column ?? ''] ?? 'nobody';
	const relation = findRelation(reader, subject);
	if (row === '') return getTiers(relation, subject).includes(tier);
	return getRowReaders(reader, subject, row).includes(relation) && isForRelation(tier, relation);
}

function getRowReaders({ reader, kind }: ReaderOf, subject: string, row: string): readonly Relation[] {
	// A tree is public where its owner is; the members of it know what it is called.
	if (row === 'tree') return subject === 'public' ? relations : ['self', 'family', 'added', 'administrator'];
	// A card of a member, whose export has it too.
	if (row.startsWith('of-') && !(row in rows))
		return reader === 'self' && row === `of-${kind}` ? ['family', 'added'] : owner;
	return rows[row] ?? [];
}

function isForRelation(tier: Tier, relation: Relation): boolean {
	if (tier === 'owner') return relation === 'self';
	if (tier === 'matches') return ['self', 'match', 'agreed'].includes(relation);
	if (tier === 'agreed') return ['self', 'agreed'].includes(relation);
	return tier === 'row';
}
