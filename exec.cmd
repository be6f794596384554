@rem The npm scripts begin with "exec", so that a stop sent to npm reaches the program. cmd.exe lacks it and finds this.
@%*
