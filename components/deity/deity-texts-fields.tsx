import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Language } from '@/lib/core/language';
import type { EditedDeity } from '@/lib/features/deity/edited';
import { furtherFields, mainFields } from './deity-form-fields';
import type { DeityFormTexts } from './texts';

interface DeityTextsFieldsProps {
	language: Language;
	title: string;
	saved: EditedDeity['texts'][Language];
	texts: DeityFormTexts;
	idOf: (field: string) => string;
	errorAt: (field: string) => string | undefined;
}

/** What is told of a deity in one language; what few deities have is folded away. */
export function DeityTextsFields({ language, title, saved, texts, idOf, errorAt }: DeityTextsFieldsProps) {
	const controls = (fields: typeof mainFields) =>
		fields.map(({ name, rows, maxLength }) => {
			const field = `${language}.${name}`;
			const value = saved?.[name];
			const given = Array.isArray(value) ? value.join(', ') : (value ?? '');
			return (
				<Field
					key={name}
					id={idOf(field)}
					label={texts[name]}
					hint={name === 'alternateNames' ? texts.alternateNamesHint : undefined}
					error={errorAt(field)}
				>
					{(control) => {
						const shared = { ...control, name: field, lang: language, maxLength, defaultValue: given };
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
				open={furtherFields.some(({ name }) => saved?.[name])}
			>
				<summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-primary">
					{texts.more}
				</summary>
				<div className="flex flex-col gap-4 border-line border-t p-4">{controls(furtherFields)}</div>
			</details>
		</fieldset>
	);
}
