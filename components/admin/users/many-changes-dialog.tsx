import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Watch } from 'react-hook-form';
import { ConfirmForm } from '@/components/admin/confirm-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

const manyChoices = {
	role: ['admin', 'member'],
	visibility: ['private', 'restricted', 'public'],
} as const;

export type ManyChange = (typeof manyChoices)[keyof typeof manyChoices][number];

function getKey<Part extends 'choices' | 'explained'>(part: Part, choice: ManyChange) {
	return choice === 'admin' || choice === 'member'
		? (`bulk.role.${part}.${choice}` as const)
		: (`bulk.visibility.${part}.${choice}` as const);
}

interface ManyChangesProps {
	kind: keyof typeof manyChoices;
	/** How many are selected, the administrator's own account included. */
	count: number;
	isOwnSelected: boolean;
	onConfirm: (value: ManyChange) => void;
	onClose: () => void;
}

export function ManyChangesDialog({ kind, count, isOwnSelected, ...on }: ManyChangesProps) {
	const t = useTranslations('admin.users');
	const id = useId();
	const choices: readonly ManyChange[] = manyChoices[kind];
	const isOwnLeftOut = kind === 'role' && isOwnSelected;
	const changed = count - (isOwnLeftOut ? 1 : 0);
	const shown = { count: changed };
	return (
		<ConfirmForm<{ value: ManyChange | '' }>
			title={t(`bulk.${kind}.title`)}
			text={t(`bulk.${kind}.question`, shown)}
			confirm={t(`bulk.${kind}.confirm`, shown)}
			defaultValues={{ value: '' }}
			isComplete={({ value }) => value !== '' && changed > 0}
			onConfirm={({ value }) => value !== '' && on.onConfirm(value)}
			onClose={on.onClose}
		>
			{({ register, control: formControl }) => (
				<>
					<Field id={id} label={t(`bulk.${kind}.label`)} isRequired>
						{(control) => (
							<Select {...control} {...register('value')}>
								<option value="">{t(`bulk.${kind}.choose`)}</option>
								{choices.map((choice) => (
									<option key={choice} value={choice}>
										{t(getKey('choices', choice))}
									</option>
								))}
							</Select>
						)}
					</Field>
					<Watch
						control={formControl}
						name="value"
						render={(value) =>
							value !== '' && <p className="text-text-muted">{t(getKey('explained', value))}</p>
						}
					/>
					{isOwnLeftOut && <p className="font-semibold text-warning">{t('bulk.role.ownLeftOut')}</p>}
				</>
			)}
		</ConfirmForm>
	);
}
