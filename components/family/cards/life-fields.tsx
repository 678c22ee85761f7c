'use client';

import { PartialDateField } from '@/components/form/partial-date-field';
import { Checkbox } from '@/components/ui/checkbox';

interface LifeFieldsProps {
	idOf: (name: 'dob' | 'dod') => string;
	isDeceased: boolean;
	onDeceased: (isDeceased: boolean) => void;
	labels: Readonly<Record<'dob' | 'dobHint' | 'isDeceased' | 'died', string>>;
	/** What follows from the mark. */
	deceasedHint?: string;
	errorAt: (name: string) => string | undefined;
}

/** When somebody was born, whether they have died, and when: as much of it as is known. */
export function LifeFields({ idOf, isDeceased, onDeceased, labels, deceasedHint, errorAt }: LifeFieldsProps) {
	const date = (name: 'dob' | 'dod', legend: string, hint?: string) => (
		<PartialDateField
			{...{ name, legend }}
			id={idOf(name)}
			{...(hint !== undefined && { hint })}
			error={errorAt(name)}
		/>
	);
	return (
		<div className="@container">
			<div className="grid grid-cols-1 gap-x-6 gap-y-4 @xl:grid-cols-2">
				{date('dob', labels.dob, labels.dobHint)}
				<div className="flex flex-col items-start gap-2">
					<Checkbox
						name="isDeceased"
						value="true"
						label={labels.isDeceased}
						checked={isDeceased}
						onChange={({ currentTarget }) => onDeceased(currentTarget.checked)}
					/>
					{deceasedHint !== undefined && <p className="text-sm text-text-muted">{deceasedHint}</p>}
					{isDeceased && date('dod', labels.died)}
				</div>
			</div>
		</div>
	);
}
