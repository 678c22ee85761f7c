import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface CodeFieldProps {
	id: string;
	name: string;
	label: string;
	hint?: string | undefined;
	error: string | undefined;
	/** A recovery code has letters. */
	hasLetters?: boolean;
}

/** A code that somebody copies from their phone or a mail. Keyboards offer it by themselves. */
export function CodeField({ id, name, label, hint, error, hasLetters = false }: CodeFieldProps) {
	return (
		<Field id={id} label={label} hint={hint} error={error} isRequired>
			{(control) => (
				<Input
					{...control}
					name={name}
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
