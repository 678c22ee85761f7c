import { useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import {
	type DeityFormValues,
	furtherFields,
	mainFields,
	type TextName,
} from '@/lib/client/heritage/deity/deity-form-fields';
import type { Language } from '@/lib/core/language';

interface DeityTextsFieldsProps {
	language: Language;
	title: string;
	start: DeityFormValues[Language];
	register: UseFormRegister<DeityFormValues>;
	idOf: (field: string) => string;
	errorAt: (field: string) => string | undefined;
}

/** The texts of a deity in one language; what few deities have is folded away. */
export function DeityTextsFields({ language, title, start, register, idOf, errorAt }: DeityTextsFieldsProps) {
	const t = useTranslations('deityForm.form');
	const controls = (fields: readonly { name: TextName; rows?: number; maxLength?: number }[]) =>
		fields.map(({ name, rows, maxLength }) => {
			const field = `${language}.${name}` as const;
			return (
				<Field
					key={name}
					id={idOf(field)}
					label={t(`${name}`)}
					hint={name === 'alternateNames' ? t('alternateNamesHint') : undefined}
					error={errorAt(field)}
				>
					{(control) => {
						const shared = {
							...{ ...control, ...register(field), lang: language, maxLength },
							// Is shown before the scripts have come.
							defaultValue: start[name],
						};
						return rows ? (
							<textarea {...shared} rows={rows} className={controlClass} />
						) : (
							<Input {...shared} autoComplete="off" />
						);
					}}
				</Field>
			);
		});
	return (
		<fieldset className="flex min-w-0 flex-col gap-4">
			<legend className="mb-3 font-bold font-serif text-h3 text-heading">{title}</legend>
			{controls(mainFields)}
			<details
				className="rounded-control border border-line"
				open={furtherFields.some(({ name }) => start[name] !== '')}
			>
				<summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-primary">
					{t('more')}
				</summary>
				<div className="flex flex-col gap-4 border-line border-t p-4">{controls(furtherFields)}</div>
			</details>
		</fieldset>
	);
}
