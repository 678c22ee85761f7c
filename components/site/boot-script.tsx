import { bootScript } from '@/lib/policy/boot-script.mjs';

export function BootScript() {
	return <script>{bootScript}</script>;
}
