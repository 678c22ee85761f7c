import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import type { ApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type DetailsValues, siblingStates } from '@/lib/client/matching/biodata/details-values';
import { siblingKinds } from '@/lib/features/matching/biodata/constants/fields';
import { lengths, maxSiblings } from '@/lib/features/matching/biodata/constants/limits';

interface SiblingFieldsProps {
	form: ApiForm<DetailsValues>;
	inputId: (field: string) => string;
}

/** Brothers and sisters with their marriages. */
export function SiblingFields({ form, inputId }: SiblingFieldsProps) {
	const t = useTranslations('matchDetails');
	const { register, errorAt } = form;
	const { fields, append, remove } = useFieldArray({ control: form.control, name: 'siblings' });
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-2 font-bold font-serif text-h3 text-heading">{t('siblings')}</legend>
			<p className="text-sm text-text-muted">{t('siblingsHint')}</p>
			{fields.map((field, at) => {
				const id = (part: string) => inputId(`siblings-${at}-${part}`);
				const name = t('sibling', { number: at + 1 });
				return (
					<fieldset
						key={field.id}
						className="grid min-w-0 gap-3 rounded-control border border-line p-3 sm:grid-cols-2"
					>
						<legend className="px-1 font-semibold text-sm">{name}</legend>
						<Field id={id('kind')} label={t('siblingKind')}>
							{(control) => (
								<Select {...control} {...register(`siblings.${at}.kind`)}>
									{siblingKinds.map((kind) => (
										<option key={kind} value={kind}>
											{t(`siblingKinds.${kind}`)}
										</option>
									))}
								</Select>
							)}
						</Field>
						<Field id={id('name')} label={t('siblingName')} error={errorAt(`siblings.${at}.name`)}>
							{(control) => (
								<Input
									{...control}
									{...register(`siblings.${at}.name`)}
									maxLength={lengths.person}
									autoComplete="off"
								/>
							)}
						</Field>
						<Field id={id('state')} label={t('siblingState')}>
							{(control) => (
								<Select {...control} {...register(`siblings.${at}.state`)}>
									{siblingStates.map((state) => (
										<option key={state} value={state}>
											{t(`siblingStates.${state}`)}
										</option>
									))}
								</Select>
							)}
						</Field>
						<Field
							id={id('marriedInto')}
							label={t('siblingInto')}
							error={errorAt(`siblings.${at}.marriedInto`)}
						>
							{(control) => (
								<Input
									{...control}
									{...register(`siblings.${at}.marriedInto`)}
									maxLength={lengths.marriedInto}
									autoComplete="off"
								/>
							)}
						</Field>
						<Button
							look="outline"
							className="justify-self-start"
							aria-label={t('removeSibling', { number: at + 1 })}
							onClick={() => remove(at)}
						>
							<Trash2 aria-hidden="true" className="size-5" />
						</Button>
					</fieldset>
				);
			})}
			{fields.length < maxSiblings && (
				<Button
					look="outline"
					className="self-start"
					onClick={() => append({ kind: 'brother', name: '', state: 'unknown', marriedInto: '' })}
				>
					<Plus aria-hidden="true" className="size-5" />
					{t('addSibling')}
				</Button>
			)}
		</fieldset>
	);
}
