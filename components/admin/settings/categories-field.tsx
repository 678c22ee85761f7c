import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { ApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { languages } from '@/lib/core/language';
import { maxCategories } from '@/lib/features/site/settings/constants';
import type { SettingsValues } from './settings-values';

/** The category of pictures that are in no other: it stays. */
const defaultKey = 'General';

export function CategoriesField({ form }: { form: ApiForm<SettingsValues> }) {
	const t = useTranslations('admin.settings.categories');
	const id = useId();
	const { register, errorAt, control } = form;
	const { fields, append, remove, move } = useFieldArray({ control, name: 'categories' });
	const categories = useWatch({ control, name: 'categories' });
	const whole = errorAt('categories');
	return (
		<div className="flex flex-col items-start gap-3">
			<ul className="flex w-full flex-col gap-3">
				{fields.map((field, at) => {
					const category = categories[at];
					const name = category?.en || category?.hi || t('new');
					return (
						<li key={field.id} className="flex flex-wrap items-start gap-2">
							{languages.map((language) => {
								const path = `categories.${at}.${language}` as const;
								const error = errorAt(path);
								return (
									<div key={language} className="min-w-36 flex-1">
										<Input
											{...register(path)}
											lang={language}
											aria-label={`${t(language)}: ${name}`}
											aria-invalid={error ? true : undefined}
											aria-describedby={error ? `${id}-${path}` : undefined}
											autoComplete="off"
										/>
										{error && <FieldError id={`${id}-${path}`}>{error}</FieldError>}
									</div>
								);
							})}
							<div className="flex">
								<IconButton
									icon={ArrowUp}
									label={t('up', { name })}
									isDisabled={at === 0}
									onClick={() => move(at, at - 1)}
								/>
								<IconButton
									icon={ArrowDown}
									label={t('down', { name })}
									isDisabled={at === fields.length - 1}
									onClick={() => move(at, at + 1)}
								/>
								<IconButton
									icon={Trash2}
									label={t('remove', { name })}
									isDisabled={field.key === defaultKey}
									onClick={() => remove(at)}
								/>
							</div>
						</li>
					);
				})}
			</ul>
			{whole && <FieldError id={`${id}-categories`}>{whole}</FieldError>}
			<Button
				look="outline"
				disabled={fields.length >= maxCategories}
				onClick={() => append({ hi: '', en: '' }, { shouldFocus: true })}
			>
				{t('add')}
			</Button>
		</div>
	);
}

interface IconButtonProps {
	icon: LucideIcon;
	label: string;
	isDisabled: boolean;
	onClick: () => void;
}

function IconButton({ icon: Icon, label, isDisabled, onClick }: IconButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			disabled={isDisabled}
			onClick={onClick}
			className="grid size-11 place-items-center rounded-control hover:bg-raised disabled:opacity-40"
		>
			<Icon aria-hidden="true" className="size-5" />
		</button>
	);
}
