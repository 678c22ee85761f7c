import { DomainError, type FieldError } from '@/lib/core/errors';
import { type Life, type LifeInput, lifeAfter, lifeColumns, unknownLife } from '@/lib/core/life';
import { findNameFault } from '@/lib/core/member-name';
import { nameKey } from '@/lib/core/name-key';
import { line } from '@/lib/core/text';
import { searchKey } from '@/lib/core/text-folding';
import { checkMobileNumber, withE164 } from '@/lib/features/member/commands/fill-mobile-e164';
import { findBirthProblem, type MemberChanges, type ProfileChanges } from '@/lib/features/member/schema';
import { clanKeyIn } from '@/lib/rules/clan/groups';
import {
	findMaritalColumns,
	type MaritalStatus,
	maritalColumns,
	unknownMaritalStatus,
} from './marital-status';

/** What is written of a member: of their death only administrators tell. */
export type RecordChanges = ProfileChanges & Pick<MemberChanges, 'isDeceased' | 'dod'>;

interface Names {
	name: string;
	nameInOtherScript: string | null;
}

/** What the columns of a changed record depend on. */
export const formerColumns = {
	...{ name: true, nameInOtherScript: true, mobileNumber: true },
	...maritalColumns,
	...lifeColumns,
} as const;

export type FormerRecord = Names & MaritalStatus & Life & { mobileNumber: string | null };

export const noFormerRecord: FormerRecord = {
	...{ name: '', nameInOtherScript: null, mobileNumber: null },
	...unknownMaritalStatus,
	...unknownLife,
};

/**
 * What is written for the input about a member: search keys beside the texts they fold, the E.164 form beside the mobile
 * number, what is known of birth and death, and whether somebody is married or was. `today` is midnight UTC.
 *
 * @throws DomainError `input.invalid` for a name that cannot be one, for a mobile number of a wrong length, for dates that cannot be, and for a former marriage
 * that contradicts the rest
 */
export function getColumns(changes: RecordChanges, before: FormerRecord, today: Date) {
	const { age, dob, dod, isDeceased, isMarriedKnown, isManglikKnown, ...rest } = changes;
	const isMarriedUnsaid = isMarriedKnown === false && rest.isMarried !== true && !rest.formerMarriage;
	const marriage = isMarriedUnsaid ? { ...rest, isMarried: null } : rest;
	checkNames(rest, before);
	checkMobileNumber(rest.mobileNumber, before.mobileNumber);
	const life = findLifeColumns({ age, dob, dod, isDeceased }, before, today);
	return {
		...withE164(marriage),
		...((rest.name !== undefined || rest.nameInOtherScript !== undefined) && {
			nameKey: keyOfNames({ ...before, ...rest }),
		}),
		...(rest.clan !== undefined && { clanKey: rest.clan && clanKeyIn(rest.clan) }),
		...(rest.dynasty !== undefined && { dynastyKey: rest.dynasty && searchKey(rest.dynasty) }),
		...(isManglikKnown === false && rest.isManglik !== true && { isManglik: null }),
		...findMaritalColumns(marriage, { ...before, ...life }, today),
		...life,
	};
}

const nameFields = ['name', 'nameInOtherScript'] as const;
/** Names as they are stored, so that one of an earlier version counts as unchanged when a form sends it back. */
const storedName = line(100);

/** Names that are stored already are never refused. */
function checkNames(changes: RecordChanges, before: Names): void {
	const fields = nameFields.flatMap((path): FieldError[] => {
		const name = changes[path];
		const isUnchanged = name === before[path] || name === storedName.safeParse(before[path] ?? '').data;
		const message = name && !isUnchanged ? findNameFault(name) : null;
		return message === null ? [] : [{ path, message }];
	});
	if (fields.length > 0) throw new DomainError('input.invalid', { fields });
}

function keyOfNames({ name, nameInOtherScript }: Names): string {
	return nameKey(name, nameInOtherScript ?? '');
}

function findLifeColumns(input: LifeInput, before: Life, today: Date): Life | null {
	if (Object.values(input).every((value) => value === undefined)) return null;
	// A form sends back that there is no date beside an age: the age keeps the day on which it was typed.
	const hasNoDate = !before.isDeceased && before.bornPrecision === 'age';
	const dob = input.dob === null && hasNoDate ? undefined : input.dob;
	const life = lifeAfter(before, { ...input, dob }, today);
	const problem = dob && !life.isDeceased ? findBirthProblem(dob, today) : null;
	if (problem) throw new DomainError('input.invalid', { fields: [problem] });
	return life;
}
