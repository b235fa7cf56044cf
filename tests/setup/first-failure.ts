import fc from 'fast-check';

// A change is noticed by the first failing case: the smallest one is of no use here, and takes long to find.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
