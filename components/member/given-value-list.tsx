import { InScript } from '@/components/ui/in-script';
import type { MemberProfile, StoredFields } from '@/lib/client/member/member-values';
import { shownValue } from '@/lib/client/member/words';
import { type FieldGroup, memberFields } from '@/lib/features/member/rules/member-fields';
import { useWords } from './use-words';

interface GivenValueListProps {
	group: FieldGroup;
	/** The headings of groups, where the page has words for them. */
	titles: Partial<Record<string, string>>;
	profile: MemberProfile;
	notGiven: string;
}

/** What a member has entered in the fields of a group. */
export function GivenValueList({ group, titles, profile, notGiven }: GivenValueListProps) {
	const words = useWords();
	const title = titles[group.key];
	const values: StoredFields = profile;
	const written: Partial<Record<string, string>> = profile.written ?? {};
	return (
		<div>
			{title && <h3 className="mb-3 border-line border-b pb-1 text-heading text-lg">{title}</h3>}
			<dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-6 lg:grid-cols-3">
				{group.fields.map((name) => {
					const value = values[name] ?? null;
					const isGiven = value === null ? memberFields[name].offersNotKnown : value !== '';
					return (
						<div key={name} className="min-w-0">
							<dt className="text-sm text-text-muted">{words.messages.memberFields[name]}</dt>
							{!isGiven ? (
								<dd className="text-text-muted">{notGiven}</dd>
							) : (
								<dd className="font-semibold">
									<InScript
										text={shownValue(name, value, words)}
										written={written[name]}
										own={name === 'name' ? profile.nameInOtherScript : null}
									/>
								</dd>
							)}
						</div>
					);
				})}
			</dl>
		</div>
	);
}
