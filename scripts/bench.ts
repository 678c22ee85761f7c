import '../bench/run';
