'use client';

import { useMessages } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { proposeSpelling } from '@/lib/rules/script/in-script';

const devanagari = /\p{Script=Devanagari}/u;

interface SpellingFieldProps {
	id: string;
	name: string;
	label: string;
	error: string | undefined;
	maxLength: number | undefined;
	/** Empty until somebody says how the name is written. */
	value: string;
	nameTyped: string;
	onValueChange: (value: string) => void;
}

/**
 * The name in the script that it is not written in. Until somebody writes or confirms it, the portal's own spelling is
 * shown, which is not a value of the form.
 */
export default function SpellingField({
	id,
	name,
	label,
	error,
	maxLength,
	value,
	nameTyped,
	onValueChange,
}: SpellingFieldProps) {
	const { memberFieldHints: hints } = useMessages();
	const [isEmptied, setEmptied] = useState(false);
	const proposal = useMemo(() => proposeSpelling(nameTyped.trim()), [nameTyped]);
	const isOurs = value === '' && !isEmptied && proposal !== null;
	return (
		<div className="flex flex-col items-start gap-1">
			<div className="w-full">
				<Field
					id={id}
					label={label}
					hint={isOurs ? hints.ourSpelling : hints.nameInOtherScript}
					error={error}
				>
					{(control) => (
						<Input
							{...control}
							name={name}
							lang={devanagari.test(nameTyped) ? 'en' : 'hi'}
							maxLength={maxLength}
							autoComplete="off"
							autoCapitalize="words"
							value={isOurs ? proposal : value}
							onChange={({ currentTarget }) => {
								setEmptied(currentTarget.value === '');
								onValueChange(currentTarget.value);
							}}
							onBlur={() => setEmptied(false)}
							className={isOurs ? 'italic text-text-muted' : undefined}
						/>
					)}
				</Field>
			</div>
			{isOurs && (
				<Button look="quiet" className="px-3 text-sm" onClick={() => onValueChange(proposal)}>
					{hints.confirmSpelling}
				</Button>
			)}
		</div>
	);
}
