import { useTranslations } from 'next-intl';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { educations } from '@/lib/client/matching/filters';

interface ChoiceFieldProps {
	id: string;
	label: string;
	control: UseFormRegisterReturn;
	error?: string | undefined;
	className?: string;
}

/** An age of a partner, in years. Not a field of the browser's numbers: these take Latin digits alone. */
export function AgeField({ control: registered, ...field }: ChoiceFieldProps) {
	return (
		<Field {...field}>
			{(control) => (
				<Input {...control} {...registered} inputMode="numeric" autoComplete="off" maxLength={3} />
			)}
		</Field>
	);
}

interface EducationFieldProps extends ChoiceFieldProps {
	any: string;
}

/** The least schooling of a partner. */
export function EducationField({ control: registered, any, ...field }: EducationFieldProps) {
	const t = useTranslations('matching.education');
	return (
		<Field {...field}>
			{(control) => (
				<Select {...control} {...registered}>
					<option value="">{any}</option>
					{educations.map((level) => (
						<option key={level} value={level}>
							{t(level)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

const usualGunas = [18, 21, 24, 27, 30];

interface GunasFieldProps extends ChoiceFieldProps {
	/** What was saved before; another number than the usual ones stays a choice. */
	chosen: number | null;
}

/** How many gunas of 36 are asked for. */
export function GunasField({ control: registered, chosen, ...field }: GunasFieldProps) {
	const t = useTranslations('matching.wishes');
	const choices = [...new Set([...usualGunas, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b);
	return (
		<Field {...field} hint={t('gunasHint')}>
			{(control) => (
				<Select {...control} {...registered}>
					<option value="">{t('anyGunas')}</option>
					{choices.map((gunas) => (
						<option key={gunas} value={gunas}>
							{t('gunasOf', { gunas })}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
