import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
	id: string;
	label: string;
	hint?: string | undefined;
	error: string | undefined;
	/** A recovery code has letters. */
	hasLetters?: boolean;
}

/** A code that somebody copies from their phone or a mail. Keyboards offer it by themselves. */
export function CodeField({ id, label, hint, error, hasLetters = false, ...input }: CodeFieldProps) {
	return (
		<Field id={id} label={label} hint={hint} error={error} isRequired>
			{(control) => (
				<Input
					{...control}
					{...input}
					inputMode={hasLetters ? 'text' : 'numeric'}
					autoComplete={hasLetters ? 'off' : 'one-time-code'}
					autoCapitalize="none"
					autoCorrect="off"
					spellCheck={false}
					className="max-w-72 text-h3 tracking-[0.2em]"
				/>
			)}
		</Field>
	);
}
