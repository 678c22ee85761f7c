import '../bench/lighthouse';
