import { InScript } from '@/components/ui/in-script';
import type { Draft, MemberProfile } from '@/lib/client/member/drafts';
import { shownValue } from '@/lib/client/member/words';
import type { FieldGroup } from '@/lib/features/member/rules/member-fields';
import { useWords } from './use-words';

interface GivenValueListProps {
	group: FieldGroup;
	/** The headings of groups, where the page has words for them. */
	titles: Partial<Record<string, string>>;
	values: Draft;
	written: MemberProfile['written'];
	notGiven: string;
}

/** What a member has entered in the fields of a group. */
export function GivenValueList({ group, titles, values, written, notGiven }: GivenValueListProps) {
	const words = useWords();
	const title = titles[group.key];
	return (
		<div>
			{title && <h3 className="mb-3 border-line border-b pb-1 text-heading text-lg">{title}</h3>}
			<dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:gap-x-6 lg:grid-cols-3">
				{group.fields.map((name) => {
					const value = values[name];
					return (
						<div key={name} className="min-w-0">
							<dt className="text-sm text-text-muted">{words.messages.memberFields[name]}</dt>
							{value === undefined ? (
								<dd className="text-text-muted">{notGiven}</dd>
							) : (
								<dd className="font-semibold">
									<InScript
										text={shownValue(name, value, words)}
										written={written[name]}
										own={name === 'name' ? (values.nameInOtherScript ?? null) : null}
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
