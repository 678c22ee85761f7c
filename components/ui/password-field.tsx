'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Field } from './field';
import { Input } from './input';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
	id: string;
	label: string;
	hint?: string | undefined;
	error?: string | undefined;
	isRequired?: boolean;
}

/** A password with a button that shows it. */
export function PasswordField({ id, label, hint, error, isRequired = true, ...input }: PasswordFieldProps) {
	const t = useTranslations('passwordField');
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<Field id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
			{(control) => (
				<div className="relative">
					<Input
						{...control}
						{...input}
						type={isShown ? 'text' : 'password'}
						autoCapitalize="none"
						autoCorrect="off"
						spellCheck={false}
						className="pr-12"
					/>
					<button
						type="button"
						aria-label={isShown ? t('hide') : t('show')}
						aria-controls={id}
						onClick={() => setShown(!isShown)}
						className="absolute top-0 right-0 grid size-11 place-items-center rounded-control text-text-muted hover:text-text"
					>
						<Icon aria-hidden="true" className="size-5" />
					</button>
				</div>
			)}
		</Field>
	);
}
