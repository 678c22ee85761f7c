import type { ComponentProps } from 'react';
import { controlClass } from './control-style';

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
	return <input className={`${controlClass} ${className}`} {...rest} />;
}
