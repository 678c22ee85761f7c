'use client';

import { useId } from 'react';
import { Watch } from 'react-hook-form';
import { useAdmin } from '@/components/admin/admin-context';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { filled } from '@/components/family/texts';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminUsersTexts } from './texts';
import { type ManyChange, manyChoices } from './use-bulk-changes';

interface ManyChangesProps {
	kind: keyof typeof manyChoices;
	/** How many are selected, the administrator's own account included. */
	count: number;
	isOwnSelected: boolean;
	texts: AdminUsersTexts;
	onConfirm: (value: ManyChange) => void;
	onClose: () => void;
}

/** Asks which role or visibility all selected users are to have. */
export function ManyChangesDialog({ kind, count, isOwnSelected, texts, ...on }: ManyChangesProps) {
	const { language } = useAdmin();
	const id = useId();
	const choices: readonly ManyChange[] = manyChoices[kind];
	const words = texts.bulk[kind];
	const names: Readonly<Record<string, string>> = words.choices;
	const explained: Readonly<Record<string, string>> = words.explained;
	const isOwnLeftOut = kind === 'role' && isOwnSelected;
	const changed = count - (isOwnLeftOut ? 1 : 0);
	const shown = { count: formatCount(changed, language) };
	return (
		<ConfirmForm<{ value: ManyChange | '' }>
			title={words.title}
			text={filled(words.question, shown)}
			confirm={filled(words.confirm, shown)}
			cancel={texts.remove.cancel}
			explain={(reason) => reason}
			defaultValues={{ value: '' }}
			isComplete={({ value }) => value !== '' && changed > 0}
			send={async ({ value }) => {
				if (value !== '') on.onConfirm(value);
				return null;
			}}
			onClose={on.onClose}
		>
			{({ register, control: formControl }) => (
				<>
					<Field id={id} label={words.label} isRequired>
						{(control) => (
							<Select {...control} {...register('value')}>
								<option value="">{words.choose}</option>
								{choices.map((choice) => (
									<option key={choice} value={choice}>
										{names[choice]}
									</option>
								))}
							</Select>
						)}
					</Field>
					<Watch
						control={formControl}
						name="value"
						render={(value) => value !== '' && <p className="text-text-muted">{explained[value]}</p>}
					/>
					{isOwnLeftOut && <p className="font-semibold text-warning">{texts.bulk.role.ownLeftOut}</p>}
				</>
			)}
		</ConfirmForm>
	);
}
