import type { Messages } from '@/components/member/texts';

/** The words of what is on every page of the back office. They come as props: no message file is loaded for them. */
export type AdminTexts = Messages['admin']['frame'];
