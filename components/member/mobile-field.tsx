import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { inputId } from '@/lib/client/member/input-id';
import type { MobileWarning } from '@/lib/client/member/mobile-check';
import type { MemberFieldName } from '@/lib/features/member/rules/member-fields';

interface MobileFieldProps {
	name: MemberFieldName;
	label: string;
	hint: string | undefined;
	error: string | undefined;
	isRequired: boolean;
	maxLength: number | undefined;
	/** Of the control, where a page has another form with this field. */
	id?: string;
	autoComplete?: 'tel' | 'off';
	/** A button in the end of the control. */
	button?: ReactNode;
}

/** A mobile number, with what is odd about it once it is typed; it can be kept all the same, such as a landline. */
export function MobileField({
	name,
	label,
	hint,
	error,
	isRequired,
	maxLength,
	id = inputId(name),
	autoComplete = 'tel',
	button,
}: MobileFieldProps) {
	const t = useTranslations('mobileCheck');
	const isEmpty = useWatch({ name }) === '';
	const { register, getValues } = useFormContext();
	const getTyped = () => String(getValues(name) ?? '').trim();
	/** What is stored, or has been kept all the same. */
	const kept = useRef(getTyped());
	const [warning, setWarning] = useState<MobileWarning | null>(null);
	const check = async () => {
		const checked = getTyped();
		if (checked === kept.current) return setWarning(null);
		// The tables of all countries are heavy. Where they do not come, nothing is said.
		const found = await import('@/lib/client/member/mobile-check').then(
			({ checkMobile }) => checkMobile(checked),
			() => null,
		);
		if (getTyped() === checked) setWarning(found);
	};
	return (
		<div className="flex flex-col gap-1">
			<Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
				{(control) => (
					<div className="relative">
						<Input
							{...control}
							{...register(name, { onBlur: check, onChange: () => warning && check() })}
							type="tel"
							maxLength={maxLength}
							autoComplete={autoComplete}
							className={button ? 'pr-12' : ''}
						/>
						{button && <span className="absolute top-0 right-0 text-text-muted">{button}</span>}
					</div>
				)}
			</Field>
			<div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-text-soft">
				{warning && !isEmpty && (
					<>
						<p>{warning.kind === 'odd' ? t('odd') : t(warning.kind, { count: warning.count })}</p>
						<Button
							look="quiet"
							className="px-3 text-sm"
							onClick={() => {
								kept.current = getTyped();
								setWarning(null);
							}}
						>
							{t('keep')}
						</Button>
					</>
				)}
			</div>
		</div>
	);
}
